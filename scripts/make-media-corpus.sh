#!/bin/bash
# Makes the pictures and films that the tests clean (src/admin/media/testing/corpus), as programs and cameras write them. Each
# contains the word PLANTED wherever a person's name, a location or a device would be. Needs Debian's ffmpeg,
# libimage-exiftool-perl, mkvtoolnix, libavif-bin, webp, imagemagick and python3.
set -euo pipefail
cd "$(dirname "$0")/../src/admin/media/testing/corpus"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
rm -f ./*.*

film="ffmpeg -v error -y -f lavfi -i testsrc=size=64x48:rate=5:duration=1 -f lavfi -i sine=frequency=440:sample_rate=44100:duration=1"
tags="-metadata title=PLANTED-title -metadata artist=PLANTED-person -metadata comment=PLANTED-comment -metadata location=+25.2048+055.2708/PLANTED"
h264="-c:v libx264 -preset veryfast -crf 40 -pix_fmt yuv420p -c:a aac -b:a 16k"
exif() { exiftool -q -q -overwrite_original "$@"; }

# --- MP4 ---
$film $h264 $tags -movflags +faststart "mp4-faststart.mp4"
$film $h264 $tags "$work/plain.mp4"
cp "$work/plain.mp4" mp4-xmp.mp4
exif -XMP-dc:Creator=PLANTED-person -XMP-dc:Title=PLANTED-title -Keys:Author=PLANTED-author \
  -ItemList:Artist=PLANTED-artist -UserData:Make=PLANTED-maker mp4-xmp.mp4
$film $h264 $tags -movflags frag_keyframe+empty_moov+default_base_moof -g 2 mp4-fragments.mp4
$film $h264 $tags -movflags frag_keyframe+empty_moov+omit_tfhd_offset -g 2 mp4-fragments-chained.mp4
printf '1\n00:00:00,000 --> 00:00:00,500\nPLANTED 25.2048 N\n\n2\n00:00:00,500 --> 00:00:01,000\nPLANTED 25.2049 N\n' >"$work/places.srt"
ffmpeg -v error -y -i "$work/plain.mp4" -i "$work/places.srt" -c copy -c:s mov_text -map 0 -map 1 mp4-places.mp4
ffmpeg -v error -y -i "$work/plain.mp4" -i "$work/places.srt" -c copy -c:s mov_text -map 0 -map 1 \
  -movflags frag_keyframe+empty_moov+default_base_moof mp4-fragments-places.mp4
ffmpeg -v error -y -i "$work/plain.mp4" -i "$work/places.srt" -c copy -c:s mov_text -map 1 -map 0 \
  -movflags frag_keyframe+empty_moov+omit_tfhd_offset mp4-fragments-chained-places.mp4
ffmpeg -v error -y -i "$work/plain.mp4" -ss 0.4 -c copy mp4-edited.mp4
$film -c:v libx265 -preset ultrafast -x265-params log-level=none:info=0 -crf 40 -pix_fmt yuv420p -tag:v hvc1 -c:a aac -b:a 16k $tags mp4-hevc.mp4
$film -c:v libx264 -preset veryfast -crf 40 -pix_fmt yuv422p10le -an $tags mp4-high422.mp4
$film -map 1 -c:a aac -b:a 16k $tags mp4-sound-alone.mp4
$film -map 0 -map 1 -c:v libaom-av1 -cpu-used 8 -crf 60 -c:a flac -strict -2 $tags mp4-av1-flac.mp4
# A camera in a car: a block with the location after the pictures, outside all samples, and a box beside the tracks with its
# position.
python3 - "$work/plain.mp4" mp4-dashcam.mp4 <<'PYTHON'
import struct, sys
data = open(sys.argv[1], "rb").read()
at, boxes = 0, {}
while at < len(data):
    size, name = struct.unpack(">I4s", data[at:at + 8])
    boxes[name.decode()] = (at, at + size)
    at += size
start, end = boxes["mdat"]
block = struct.pack(">I4s4s", 512, b"free", b"GPS ") + b"PLANTED A 25.2048 N 55.2708 E".ljust(500, b"\0")
moov = data[boxes["moov"][0]:boxes["moov"][1]]
gps = struct.pack(">I4sIIII", 24, b"gps ", 0x101, 1, end, len(block))
moov = struct.pack(">I4s", len(moov) + len(gps), b"moov") + moov[8:] + gps
mdat = struct.pack(">I4s", end - start + len(block), b"mdat") + data[start + 8:end] + block
open(sys.argv[2], "wb").write(data[:start] + mdat + moov + struct.pack(">I4s", 20, b"skip") + b"PLANTED skip")
PYTHON
# Truncated in the middle: its description comes first and is complete.
head -c $(($(stat -c %s mp4-faststart.mp4) * 7 / 10)) mp4-faststart.mp4 >cut-mp4.mp4

# --- M4V, 3GP ---
$film $h264 $tags -f ipod m4v.m4v
$film -c:v h263 -s 128x96 -q:v 31 -c:a aac -b:a 16k $tags 3gp-h263.3gp

# --- MOV ---
$film $h264 $tags -timecode 01:00:00:00 -metadata:s:v reel_name=PLANTED-reel mov-timecode.mov
$film $h264 -movflags use_metadata_tags -metadata com.apple.quicktime.location.ISO6709=+25.2048PLANTED \
  -metadata com.apple.quicktime.make=PLANTED-maker mov-keys.mov
exif -Keys:GPSCoordinates="25.2048, 55.2708" -UserData:Model=PLANTED-model -Keys:Author=PLANTED-person mov-keys.mov
$film -c:v mjpeg -r 2 -q:v 31 -c:a pcm_s16le -ar 8000 $tags mov-camera.mov
$film -c:v mjpeg -r 2 -q:v 31 -c:a adpcm_ima_qt -ar 8000 $tags mov-ima4.mov
$film -c:v prores_ks -profile:v 0 -r 2 -an $tags mov-prores.mov
python3 - mov-timecode.mov mov-compressed-header.mov <<'PYTHON'
import struct, sys, zlib
data = open(sys.argv[1], "rb").read()
at, parts = 0, []
while at < len(data):
    size, name = struct.unpack(">I4s", data[at:at + 8])
    parts.append((name, data[at:at + size]))
    at += size
assert [name for name, _ in parts][-1] == b"moov", "it would move the samples"
moov = parts.pop()[1]
packed = zlib.compress(moov, 9)
cmvd = struct.pack(">I4sI", len(packed) + 12, b"cmvd", len(moov)) + packed
dcom = struct.pack(">I4s4s", 12, b"dcom", b"zlib")
cmov = struct.pack(">I4s", 8 + len(dcom) + len(cmvd), b"cmov") + dcom + cmvd
open(sys.argv[2], "wb").write(b"".join(part for _, part in parts) + struct.pack(">I4s", 8 + len(cmov), b"moov") + cmov)
PYTHON

# --- WebM ---
webm="-b:v 20k -cpu-used 8 -deadline realtime"
printf ';FFMETADATA1\ntitle=PLANTED-title\n[CHAPTER]\nTIMEBASE=1/1000\nSTART=0\nEND=500\ntitle=PLANTED-chapter\n' >"$work/chapters.txt"
$film -i "$work/chapters.txt" -map_metadata 2 -map_chapters 2 -map 0 -map 1 -c:v libvpx $webm -c:a libvorbis -q:a -1 $tags \
  -metadata:s:a title=PLANTED-track webm-vp8-vorbis.webm
# With the tags in the header of the sound, as from an Ogg file.
ffmpeg -v error -y -f lavfi -i sine=frequency=440:duration=1 -c:a libvorbis -q:a -1 $tags "$work/sound.ogg"
ffmpeg -v error -y -f lavfi -i testsrc=size=64x48:rate=5:duration=1 -c:v libvpx-vp9 $webm "$work/vp9.webm"
mkvmerge -q -o webm-ogg-sound.webm --webm "$work/vp9.webm" "$work/sound.ogg"
$film -c:v libvpx-vp9 $webm -c:a libopus -b:a 12k $tags -metadata:s:v title=PLANTED-track "$work/opus.webm"
mkvmerge -q -o webm-vp9-opus.webm --webm --title PLANTED-title --track-name 0:PLANTED-track "$work/opus.webm"
printf 'PLANTED attachment' >"$work/note.txt"
mkvpropedit -q webm-vp9-opus.webm --add-attachment "$work/note.txt" || true
$film -c:v libaom-av1 -cpu-used 8 -crf 60 -c:a libopus -b:a 12k -ar 48000 $tags webm-av1-opus.webm
$film -c:v libvpx $webm -c:a libopus -b:a 12k $tags -live 1 webm-live.webm
head -c $(($(stat -c %s webm-vp9-opus.webm) * 7 / 10)) webm-vp9-opus.webm >cut-webm.webm

# --- JPEG ---
convert -size 48x32 plasma:teal-wheat -seed 7 "$work/picture.png"
convert "$work/picture.png" -quality 60 -strip "$work/picture.jpg"
photo="-Make=PLANTED-maker -Artist=PLANTED-person -GPSLatitude=25.2048 -GPSLatitudeRef=N -GPSAreaInformation=PLANTED-area -Orientation#=6"
cp "$work/picture.jpg" jpeg-exif.jpg
exif $photo -IPTC:By-line=PLANTED-person -IPTC:City=PLANTED-city -XMP-photoshop:City=PLANTED-city -Comment=PLANTED-comment \
  "-ThumbnailImage<=$work/picture.jpg" jpeg-exif.jpg
cp "$work/picture.jpg" jpeg-extended-xmp.jpg
head -c 66000 /dev/zero | tr '\0' P >"$work/long.txt"
exif "-XMP-dc:Description<=$work/long.txt" -XMP-dc:Creator=PLANTED-person jpeg-extended-xmp.jpg
convert "$work/picture.png" -colorspace CMYK -quality 60 jpeg-cmyk.jpg
exif $photo jpeg-cmyk.jpg
cp "$work/picture.jpg" jpeg-windows.jfif
exif $photo jpeg-windows.jfif
# Android's Ultra HDR: a second picture of light after the first, and its description.
python3 - "$work/picture.jpg" "$work/plain.mp4" <<'PYTHON'
import struct, sys
base = open(sys.argv[1], "rb").read()
namespace = b"http://ns.adobe.com/xap/1.0/\0"
def xmp(attributes, inside=b""):
    text = b'<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description ' + attributes + b">" + inside + b"</rdf:Description></rdf:RDF></x:xmpmeta>"
    return b"\xff\xe1" + struct.pack(">H", 2 + len(namespace) + len(text)) + namespace + text
hdrgm = b'xmlns:hdrgm="http://ns.adobe.com/hdr-gain-map/1.0/" hdrgm:Version="1.0" hdrgm:GainMapMax="2.0" '
gain = base[:2] + xmp(hdrgm + b'xmlns:dc="http://purl.org/dc/elements/1.1/" dc:creator="PLANTED-person"') + base[2:]
container = b'<Container:Directory xmlns:Container="http://ns.google.com/photos/1.0/container/" xmlns:Item="http://ns.google.com/photos/1.0/container/item/"><rdf:Seq><rdf:li rdf:parseType="Resource"><Container:Item Item:Semantic="Primary" Item:Mime="image/jpeg"/></rdf:li><rdf:li rdf:parseType="Resource"><Container:Item Item:Semantic="GainMap" Item:Mime="image/jpeg" Item:Length="%d"/></rdf:li></rdf:Seq></Container:Directory>' % len(gain)
description = xmp(hdrgm + b'xmlns:dc="http://purl.org/dc/elements/1.1/" dc:title="PLANTED-title"', container)
def mpf(length):
    header = b"MM\0*" + struct.pack(">I", 8)
    entries = struct.pack(">H", 3)
    entries += struct.pack(">HHI4s", 0xB000, 7, 4, b"0100")
    entries += struct.pack(">HHII", 0xB001, 4, 1, 2)
    entries += struct.pack(">HHII", 0xB002, 7, 32, 8 + 2 + 36 + 4)
    entries += struct.pack(">I", 0)
    entries += struct.pack(">IIIHH", 0x030000, length, 0, 0, 0)
    entries += struct.pack(">IIIHH", 0, len(gain), max(0, length - 2 - len(description) - 8), 0, 0)
    content = b"MPF\0" + header + entries
    return b"\xff\xe2" + struct.pack(">H", len(content) + 2) + content
primary = base[:2] + description + mpf(0) + base[2:]
primary = base[:2] + description + mpf(len(primary)) + base[2:]
open("jpeg-ultra-hdr.jpg", "wb").write(primary + gain)
film = open(sys.argv[2], "rb").read()
motion = xmp(b'xmlns:GCamera="http://ns.google.com/photos/1.0/camera/" GCamera:MotionPhoto="1" GCamera:MicroVideoOffset="%d"' % len(film))
open("jpeg-motion.jpg", "wb").write(base[:2] + motion + base[2:] + film)
PYTHON
head -c $(($(stat -c %s jpeg-exif.jpg) * 9 / 10)) jpeg-exif.jpg >cut-jpeg.jpg

# --- PNG, WebP, AVIF, GIF ---
for kind in exif texts; do convert "$work/picture.png" -strip "png-$kind.png"; done
exif $photo -XMP-dc:Creator=PLANTED-person png-exif.png
exif -z -PNG:Author=PLANTED-person -PNG:Comment="PLANTED $(head -c 400 "$work/long.txt")" -PNG:Title=PLANTED-موقع png-texts.png
cwebp -quiet -q 40 "$work/picture.png" -o webp-exif.webp
exif $photo -XMP-dc:Creator=PLANTED-person webp-exif.webp
exiftool -q -q -b -XMP webp-exif.webp >"$work/picture.xmp"
exiftool -q -q -b -Exif jpeg-exif.jpg >"$work/picture.exif"
avifenc --min 40 --max 50 -s 10 --xmp "$work/picture.xmp" --exif "$work/picture.exif" "$work/picture.png" avif-exif.avif >/dev/null
ffmpeg -v error -y -f lavfi -i testsrc=size=48x32:rate=5:duration=0.6 -c:v libaom-av1 -cpu-used 8 -crf 60 -metadata title=PLANTED-title avif-animated.avif
convert -delay 20 -loop 0 "$work/picture.png" \( "$work/picture.png" -negate \) -colors 16 -set comment PLANTED-comment gif-animated.gif
exif -XMP-dc:Creator=PLANTED-person gif-animated.gif
du -bc ./* | tail -1
