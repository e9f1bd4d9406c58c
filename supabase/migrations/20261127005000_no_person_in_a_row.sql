-- What a text says, however it is written: one normalisation for what must not be stored and for what is the same word.
create function private.plain_text(p_text text)
returns text language sql immutable set search_path = '' as $$
  select regexp_replace(
    -- The digits of every script, first those of the languages of Dubai. NFKC knows those that are letters in another form, like
    -- full-width and circled ones.
    translate(
      normalize(coalesce(p_text, ''), NFKC),
      '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹०१२३४५६७८९০১২৩৪৫৬৭৮৯੦੧੨੩੪੫੬੭੮੯૦૧૨૩૪૫૬૭૮૯୦୧୨୩୪୫୬୭୮୯௦௧௨௩௪௫௬௭௮௯౦౧౨౩౪౫౬౭౮౯೦೧೨೩೪೫೬೭೮೯൦൧൨൩൪൫൬൭൮൯๐๑๒๓๔๕๖๗๘๙'
        || '߀߁߂߃߄߅߆߇߈߉෦෧෨෩෪෫෬෭෮෯໐໑໒໓໔໕໖໗໘໙༠༡༢༣༤༥༦༧༨༩၀၁၂၃၄၅၆၇၈၉႐႑႒႓႔႕႖႗႘႙០១២៣៤៥៦៧៨៩᠐᠑᠒᠓᠔᠕᠖᠗᠘᠙᥆᥇᥈᥉᥊᥋᥌᥍᥎᥏᧐᧑᧒᧓᧔᧕᧖᧗᧘᧙᪀᪁᪂᪃᪄᪅᪆᪇᪈᪉᪐᪑᪒᪓᪔᪕᪖᪗᪘᪙᭐᭑᭒᭓᭔᭕᭖᭗᭘᭙᮰᮱᮲᮳᮴᮵᮶᮷᮸᮹᱀᱁᱂᱃᱄᱅᱆᱇᱈᱉᱐᱑᱒᱓᱔᱕᱖᱗᱘᱙꘠꘡꘢꘣꘤꘥꘦꘧꘨꘩꣐꣑꣒꣓꣔꣕꣖꣗꣘꣙꤀꤁꤂꤃꤄꤅꤆꤇꤈꤉꧐꧑꧒꧓꧔꧕꧖꧗꧘꧙꧰꧱꧲꧳꧴꧵꧶꧷꧸꧹꩐꩑꩒꩓꩔꩕꩖꩗꩘꩙꯰꯱꯲꯳꯴꯵꯶꯷꯸꯹𐒠𐒡𐒢𐒣𐒤𐒥𐒦𐒧𐒨𐒩𐴰𐴱𐴲𐴳𐴴𐴵𐴶𐴷𐴸𐴹𑁦𑁧𑁨𑁩𑁪𑁫𑁬𑁭𑁮𑁯𑃰𑃱𑃲𑃳𑃴𑃵𑃶𑃷𑃸𑃹𑄶𑄷𑄸𑄹𑄺𑄻𑄼𑄽𑄾𑄿𑇐𑇑𑇒𑇓𑇔𑇕𑇖𑇗𑇘𑇙𑋰𑋱𑋲𑋳𑋴𑋵𑋶𑋷𑋸𑋹𑑐𑑑𑑒𑑓𑑔𑑕𑑖𑑗𑑘𑑙𑓐𑓑𑓒𑓓𑓔𑓕𑓖𑓗𑓘𑓙𑙐𑙑𑙒𑙓𑙔𑙕𑙖𑙗𑙘𑙙𑛀𑛁𑛂𑛃𑛄𑛅𑛆𑛇𑛈𑛉𑜰𑜱𑜲𑜳𑜴𑜵𑜶𑜷𑜸𑜹𑣠𑣡𑣢𑣣𑣤𑣥𑣦𑣧𑣨𑣩𑥐𑥑𑥒𑥓𑥔𑥕𑥖𑥗𑥘𑥙𑱐𑱑𑱒𑱓𑱔𑱕𑱖𑱗𑱘𑱙𑵐𑵑𑵒𑵓𑵔𑵕𑵖𑵗𑵘𑵙𑶠𑶡𑶢𑶣𑶤𑶥𑶦𑶧𑶨𑶩𖩠𖩡𖩢𖩣𖩤𖩥𖩦𖩧𖩨𖩩𖫀𖫁𖫂𖫃𖫄𖫅𖫆𖫇𖫈𖫉𖭐𖭑𖭒𖭓𖭔𖭕𖭖𖭗𖭘𖭙𞅀𞅁𞅂𞅃𞅄𞅅𞅆𞅇𞅈𞅉𞋰𞋱𞋲𞋳𞋴𞋵𞋶𞋷𞋸𞋹𞥐𞥑𞥒𞥓𞥔𞥕𞥖𞥗𞥘𞥙٫٬',
      repeat('0123456789', 58) || '.,'
    ),
    -- Default ignorable characters, and the frame of a keycap.
    '[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u20e3\u3164\ufe00-\ufe0f\ufeff\uffa0\U000e0000-\U000e0fff]',
    '', 'g'
  );
$$;
comment on function private.plain_text(text) is 'A text in the compatibility form of Unicode (NFKC), with Latin digits and decimal signs, and nothing invisible.';

create function private.percent_decoded(p_text text)
returns text language sql immutable set search_path = '' as $$
  select case
    when p_text like '%\%%' then (
      -- Byte sequences that are no character stay as they are, and hide nothing beside them.
      select string_agg(
        case when part[1] ~ '^%.' then convert_from(decode(replace(part[1], '%', ''), 'hex'), 'UTF8') else part[1] end, '' order by place
      )
      from regexp_matches(
        -- Encoded again and again: %25 is the sign itself.
        regexp_replace(p_text, '%(25)+', '%', 'g'),
        '([^%]+|%(?:0[1-9a-f]|[1-7][0-9a-f]|c[2-9a-f]%[89ab][0-9a-f]|d[0-9a-f]%[89ab][0-9a-f]|e0%[ab][0-9a-f]%[89ab][0-9a-f]|e[1-9abcef]%[89ab][0-9a-f]%[89ab][0-9a-f]|ed%[89][0-9a-f]%[89ab][0-9a-f]|f0%[9ab][0-9a-f]%[89ab][0-9a-f]%[89ab][0-9a-f]|f[1-3]%[89ab][0-9a-f]%[89ab][0-9a-f]%[89ab][0-9a-f]|f4%8[0-9a-f]%[89ab][0-9a-f]%[89ab][0-9a-f])|%)',
        'gi'
      ) with ordinality as found (part, place)
    )
    else p_text
  end;
$$;
comment on function private.percent_decoded(text) is 'A text without percent encoding, however often it was encoded.';

-- Between the digits of a number may be whatever is no letter, no digit and no plus sign; Unicode's signs by their blocks, since what the
-- database's own classes hold depends on its locale.
create or replace function private.names_a_person(words text)
returns boolean language plpgsql immutable set search_path = '' as $$
declare
  fewest_digits constant integer := 7;
  sign constant text := '[\u0001-\u0020!-*,-/:-?\[-`{-\u00a9\u00ab-\u00b4\u00b6-\u00b9\u00bb-\u00bf\u00d7\u00f7\u02b0-\u036f\u055a-\u055f\u0589-\u058f\u0591-\u05c7\u05f3\u05f4\u0600-\u061f\u0640\u064b-\u065f\u066a-\u066d\u0670\u06d4\u06d6-\u06e4\u06e7-\u06ed\u0700-\u070f\u0964\u0965\u0e3f\u0f01-\u0f1f\u104a-\u104f\u1360-\u1368\u1400\u1680\u17d4-\u17db\u1800-\u180a\u1ab0-\u1aff\u1dc0-\u1dff\u2000-\u2bff\u2e00-\u2fff\u3000-\u303f\u30a0\u30fb\ua700-\ua716\ue000-\uf8ff\ufd3e-\ufd4f\ufdfc-\ufdff\ufe10-\ufe6f\ufff9-\ufffd\U0001d000-\U0001d1ff\U0001f000-\U0001faff]';
  amount_or_time constant text := '(?:(?:0|[1-9][0-9]{0,2}(?:,[0-9]{3})*)\.[0-9]{1,2}|[0-2]?[0-9]:[0-5][0-9](?::[0-5][0-9](?:\.[0-9]+)?)?)';
  said constant text := private.plain_text(private.percent_decoded(words));
  left_over text;
begin
  if position('@' in said) > 0 then
    return true;
  -- Most words have none of what takes longer to look for.
  elsif char_length(regexp_replace(said, '[^0-9]', '', 'g')) < fewest_digits then
    return false;
  end if;
  left_over := regexp_replace(
    said,
    '(?<![0-9])(?:(?:19|20)[0-9]{2}([-/._ ])(?:0?[1-9]|1[0-2])\1(?:0?[1-9]|[12][0-9]|3[01])'
      || '|(?:0?[1-9]|[12][0-9]|3[01])([-/._ ])(?:0?[1-9]|1[0-2])\2(?:19|20)[0-9]{2})(?![0-9])',
    'x', 'g'
  );
  -- Amounts with decimals and times, one or several; those beside other digits may be a part of a number.
  left_over := regexp_replace(
    left_over, format('(?<![0-9]%1$s?)%2$s(?:%1$s{1,3}%2$s)*(?!%1$s?[0-9])', sign, amount_or_time), 'x', 'g'
  );
  return left_over ~ format('(?:[+]|(?<![0-9])00)%1$s*[1-9](?:%1$s*[0-9]){6}', sign)
    -- The country's own numbers, with and without its code, and identity numbers. Campaigns' bare numbers do not match.
    or left_over ~ format('(?<![0-9])(?:00)?971(?:%1$s*[0-9]){8,9}(?![0-9])', sign)
    or left_over ~ format('(?<![0-9])0%1$s*[2-9](?:%1$s*[0-9]){7,8}(?![0-9])', sign)
    or said ~ format('(?<![0-9])784%1$s*[12](?:%1$s*[0-9]){10}', sign);
end;
$$;
comment on function private.names_a_person(text) is 'Whether a text has what looks like an email address, a telephone number or an identity number, in whatever digits, with whatever signs in between, and however often it is percent-encoded.';

-- A path has no long number, however it is written.
create or replace function public.note_missing_path(p_path text)
returns void language plpgsql security definer set search_path = '' as $$
declare
  most_rows constant integer := 2000;
  missing constant text := rtrim(split_part(split_part(p_path, '?', 1), '#', 1), '/');
begin
  if p_path is null
    or not private.is_site_path(missing)
    or lower(missing) ~ '^(/ar|/en)?/(admin|404)(/|$)'
    -- Email addresses, telephone numbers and identity numbers are not stored. Dates do not match.
    or private.plain_text(private.percent_decoded(missing)) ~ '[0-9]{9}|[+][0-9]'
    or private.names_a_person(missing)
  then
    return;
  end if;

  if private.seconds_until_room('missing_paths', 0) > 0 or private.seconds_until_room('missing_paths', 0, p_counts => true) > 0 then
    return;
  end if;

  insert into public.missing_paths as known (path)
  values (missing)
  on conflict (path) do update set hits = known.hits + 1, last_seen = now();

  -- With thousands of invented addresses, the least requested ones are dropped, not the frequent ones.
  delete from public.missing_paths
  where path in (
    select path from public.missing_paths
    where path <> missing
    order by hits desc, last_seen desc
    offset most_rows - 1
  );
end;
$$;
comment on function public.note_missing_path(text) is 'Counts an address without a page: the path alone, without query; as many as private.event_limits allows, and 2,000 in all. Says nothing back.';
