-- Sixty sample reviews, all invented. Their platform is "sample", so that they can be distinguished and removed in one statement
-- once real ones arrive.
insert into public.reviews
  (source_platform, source_id, is_sample, service_slug, lang, author, rating, title, content, published_at)
select
  'sample',
  'sample-' || lpad((row_number() over ())::text, 3, '0'),
  true,
  sample.service_slug,
  sample.lang,
  sample.author,
  sample.rating,
  sample.title,
  sample.content,
  now() - make_interval(days => sample.days_ago, hours => sample.hours_ago)
from (
  values
    -- doctor-on-call
    ('doctor-on-call', 'en', 'Fatima A.', 5, 'Calm at 2 am', 'My son''s fever went up at two in the morning and I did not want to carry him through a waiting room. The doctor was at our door in under forty minutes, took off her shoes, warmed the stethoscope in her hands and explained everything twice without making me feel silly.', 2, 3),
    ('doctor-on-call', 'ar', 'أبو خالد', 5, 'وصل قبل أن نقلق أكثر', 'اتصلت بعد صلاة العشاء لأن والدي كان يشكو من دوخة. وصل الطبيب خلال نصف ساعة تقريبًا، قاس الضغط مرتين وراجع أدويته كلها على الطاولة واحدًا واحدًا. كتب لنا ورقة واضحة بما نراقبه.', 9, 5),
    ('doctor-on-call', 'en', 'Rohan M.', 5, null, 'Bad stomach after a work trip. Doctor came to the flat in Business Bay between two of my calls, examined me properly, no rush. The receipt had everything that my insurer asked for.', 24, 7),
    ('doctor-on-call', 'ar', 'نورة س.', 4, 'طبيبة لطيفة', 'الطبيبة ممتازة وشرحها واضح. تأخرت عن الموعد ربع ساعة بسبب الزحام لكنهم اتصلوا وأخبرونا قبلها، وهذا فرق كبير.', 61, 2),
    ('doctor-on-call', 'en', 'Claire D.', 5, 'Told us to go to hospital, and was right to', 'I wanted to be told that it was nothing. Instead the doctor said clearly that this needed a hospital tonight, wrote a letter for the emergency team and waited with us until the car came. That honesty is why I would call again.', 118, 9),
    ('doctor-on-call', 'ar', 'أم ريّان', 5, null, 'أكثر ما أعجبني أنه جلس على الأرض وتحدث مع ابنتي أولًا قبل أن يفحصها. لم تبكِ هذه المرة.', 203, 4),
    -- nurse-on-call
    ('nurse-on-call', 'en', 'Imran K.', 5, 'Ten days of injections, always on time', 'Ten daily injections for my mother. The nurse came at eight every morning, wrote down the site each time so that she never used the same one twice, and spoke Urdu with her. By day three they were swapping recipes.', 15, 6),
    ('nurse-on-call', 'ar', 'هند م.', 5, 'يد خفيفة', 'كنت أخاف من تغيير الضماد، لكن الممرّضة شرحت كل خطوة قبل أن تبدأ وأخبرتني متى سأشعر بشدّ بسيط. المكان نظيف ومرتب بعد خروجها كأن أحدًا لم يأتِ.', 42, 1),
    ('nurse-on-call', 'en', 'Grace O.', 4, null, 'Very good with the dressing and very clean. I would have liked the same nurse on all four days, we had two different ones. Both were kind and both had read the notes.', 97, 8),
    ('nurse-on-call', 'ar', 'سلطان ع.', 5, null, 'طلبنا ممرّضًا لتركيب مغذٍّ وصفه الطبيب لوالدتي. حضر خلال خمسين دقيقة، تأكد من الوصفة ومن الحساسية قبل أي شيء، وبقي حتى انتهى كل شيء.', 166, 3),
    ('nurse-on-call', 'en', 'Petra V.', 5, 'Catheter change without drama', 'My husband dreads these. The nurse talked football with him, was quick and careful and left us a card with the signs to look out for.', 288, 5),
    -- lab-test-at-home
    ('lab-test-at-home', 'en', 'Ahmed R.', 5, 'Fasting test before breakfast', 'Booked the evening before, the nurse rang at 7:05, done by 7:15, coffee at 7:20. The report was in my inbox the same night with a note on which value to discuss with my doctor.', 6, 2),
    ('lab-test-at-home', 'ar', 'مريم ح.', 5, 'سحب هادئ في حضني', 'كانت تجربة سحب الدم مع ابني في العيادة صعبة. هنا جلس في حضني على الأريكة، والممرّضة غنّت له وسحبت العيّنة من المحاولة الأولى. وصلت النتائج صباح اليوم التالي.', 33, 7),
    ('lab-test-at-home', 'en', 'Tom H.', 3, 'Good nurse, report a little late', 'The blood draw itself was quick and professional. One of the results came a day later than I was told, and I had to send a message to ask for it. They apologised and explained why, but still.', 74, 4),
    ('lab-test-at-home', 'ar', 'يوسف ب.', 5, null, 'عروقي صعبة وأنبههم دائمًا. طلبت مني الممرّضة أن أشرب ماء قبل الموعد وأن أدفئ ذراعي، ووجدت الوريد فورًا.', 141, 6),
    ('lab-test-at-home', 'en', 'Lakshmi N.', 5, null, 'Did the HbA1c for both my parents in one visit. Labels checked aloud with the passport names, twice. My father approved, and he approves of very little.', 246, 1),
    -- iv-therapy-at-home
    ('iv-therapy-at-home', 'en', 'Sofia L.', 5, 'They asked before they poked', 'I expected a sales pitch. Instead there was a proper set of questions, blood pressure, and the nurse told me that one of the drips I had in mind was not for me. I had the plain hydration one and a quiet hour.', 11, 9),
    ('iv-therapy-at-home', 'ar', 'دلال ف.', 5, 'جلسة هادئة في غرفة المعيشة', 'وصلت الممرّضة في الموعد، سألت عن أدويتي وحساسيتي وقاست الضغط قبل أن تبدأ. بقيت معي طوال الجلسة ولم تتركني دقيقة.', 52, 3),
    ('iv-therapy-at-home', 'en', 'Marcus W.', 4, null, 'Landed from Sydney, could not keep my eyes open. Drip in the hotel room, nurse stayed the whole forty-five minutes. I slept well after. Maybe I would have anyway, but it was pleasant. Parking at our tower cost them some time.', 109, 8),
    ('iv-therapy-at-home', 'ar', 'بدر ن.', 5, null, 'احترافية من البداية: عبوات مغلقة فُتحت أمامي، وشرح لمحتوى المحلول، ورقم أتصل به إن شعرت بأي شيء بعدها.', 187, 2),
    ('iv-therapy-at-home', 'en', 'Aisha B.', 5, null, 'After a night of vomiting my doctor came, ordered fluids, and they did it at home. Gentle with my useless veins: warm towel, one try.', 322, 5),
    -- elderly-care
    ('elderly-care', 'en', 'Nadia E.', 5, 'She waits for her carer at the window', 'My mother said she did not need anyone. Five months later she waits at the window for her carer to arrive. The daily note on the phone, what she ate, how far she walked, lets me work without a knot in my stomach.', 4, 4),
    ('elderly-care', 'ar', 'عائلة المري', 5, 'احترام قبل كل شيء', 'جدّنا رجل عزيز النفس ولا يحب أن يساعده أحد. عرف المرافق كيف يقترب منه: يصلي معه ويسمع قصصه ثم يذكّره بالدواء. صرنا نطمئن ونحن في العمل.', 29, 6),
    ('elderly-care', 'en', 'Stephen G.', 5, null, 'We use the 12-hour shifts for Dad. Excellent people. It took two tries to find the right match in the first week, and the coordinator changed it without any argument.', 88, 1),
    ('elderly-care', 'ar', 'لطيفة ك.', 5, null, 'طلبت ممرّضة تتحدث الأردية لأن جدتي تعود إليها حين تتعب. وجدوها لنا خلال يومين. تفصيل صغير لكنه غيّر أيامها.', 154, 7),
    ('elderly-care', 'en', 'Divya S.', 5, 'From abroad, finally sleeping', 'I live in Toronto, my parents in Al Barsha. The lead walked through the flat with me on a video call, moved two rugs, and put a light on the way to the bathroom. I get a message every evening.', 271, 3),
    -- doctor-at-home
    ('doctor-at-home', 'en', 'Hassan J.', 5, 'Follow-up without the car', 'Follow-up after my wife''s surgery. The doctor had read the discharge letter before he came, which I cannot say of everyone. Forty minutes, no rush.', 19, 5),
    ('doctor-at-home', 'ar', 'أم سيف', 5, 'ثلاثة أطفال وزيارة واحدة', 'مرض الثلاثة معًا. فحصتهم الطبيبة واحدًا بعد الآخر في غرفتهم، وكتبت لكل واحد ورقته وحدها حتى لا أخلط بين المواعيد.', 82, 2),
    ('doctor-at-home', 'en', 'Elena P.', 5, null, 'A planned visit for my father, who uses a wheelchair. He was examined in his own armchair with his own tea. That is all I ever wanted.', 214, 8),
    -- nurse-at-home
    ('nurse-at-home', 'en', 'Yasmin T.', 5, 'Same face every morning', 'Three weeks of wound care, same nurse every morning. She photographed it with my permission, showed me how it changed and told the surgeon when she did not like one corner. He was glad she did.', 27, 6),
    ('nurse-at-home', 'ar', 'خالد و.', 4, null, 'ممرّض ملتزم ومتعاون مع والدي. كنا نتمنى موعدًا أبكر في الصباح، وقد وفروه لنا من الأسبوع الثاني.', 131, 4),
    ('nurse-at-home', 'en', 'Bridget F.', 5, null, 'Stoma care after hospital. She taught me rather than doing it for me, and stood by until I could do it alone. No fuss, no pity.', 259, 1),
    -- doctor-at-hotel
    ('doctor-at-hotel', 'en', 'Jonas K.', 5, 'Faster than room service', 'Sore throat and fever the night before a conference. The hotel gave us this number. The doctor was at the door in thirty-five minutes, wrote the letter for my airline as well.', 13, 7),
    ('doctor-at-hotel', 'ar', 'فهد ر.', 5, 'في آخر ليلة من السفر', 'كنا في زيارة لدبي ومرضت زوجتي قبل السفر بليلة. حضرت طبيبة إلى الفندق وأعطتنا تقريرًا بالعربية والإنجليزية.', 69, 5),
    ('doctor-at-hotel', 'en', 'Mei L.', 5, null, 'Good and careful doctor. The front desk did not know that he was coming and kept him waiting in the lobby, so give them the name in advance.', 195, 3),
    -- family-doctors
    ('family-doctors', 'en', 'Omar Z.', 5, 'One doctor who knows us', 'Grandmother''s pressure, my back, the baby''s vaccines: one doctor who remembers all of it. It is the first time since we moved here that I do not start from zero at every visit.', 37, 2),
    ('family-doctors', 'ar', 'شيخة ح.', 5, null, 'تعرف أسماء أولادي وتاريخهم الصحي، وتجيب عن سؤالي الصغير كما تجيب عن الكبير.', 173, 9),
    ('family-doctors', 'en', 'Priya C.', 5, null, 'Speaks Hindi with my in-laws and plain English with me, and both sides of the family leave with the same plan.', 301, 6),
    -- physiotherapy-at-home
    ('physiotherapy-at-home', 'en', 'Daniel S.', 5, 'Two exercises, not twenty', 'He watched me get up from my own sofa, moved my screen, and gave me two exercises. I do them because there are only two. My back is not perfect but I drive to work again.', 21, 4),
    ('physiotherapy-at-home', 'ar', 'منى ط.', 5, 'صبر لا ينتهي مع والدتي', 'بعد الجلطة كانت والدتي ترفض التمارين. حوّلها الاختصاصي إلى لعبة كرة مع حفيدها، والآن هي من يذكّرنا بالموعد.', 104, 8),
    ('physiotherapy-at-home', 'en', 'Karim A.', 5, null, 'Knowledgeable and patient with my frozen shoulder. Progress is slow, as he said it would be. Evening slots go quickly, book early.', 230, 7),
    -- flu-vaccination
    ('flu-vaccination', 'en', 'Hannah M.', 5, 'Six arms, fifteen minutes', 'Whole family including the nanny, done in the kitchen in a quarter of an hour. They asked each of us about allergies and stayed a while afterwards to be sure that all was well.', 17, 3),
    ('flu-vaccination', 'ar', 'راشد م.', 5, null, 'أخذنا التطعيم في المكتب مع زملائي، دقائق قليلة لكل واحد، ثم نحو ربع ساعة تحت الملاحظة. تنظيم مرتب وسجل لكل موظف.', 56, 6),
    -- wellness-packages
    ('wellness-packages', 'en', 'Valentina R.', 5, null, 'Liked that the doctor went through the results on the phone for twenty minutes and crossed two tests off next year''s list because I do not need them.', 46, 1),
    ('wellness-packages', 'ar', 'عبدالله ش.', 4, 'فحص شامل من دون إجازة', 'سحبوا العينات في السابعة صباحًا وذهبت إلى عملي بعدها. التقرير مفصل، وكنت أتمنى ملخصًا أقصر في أول صفحة.', 148, 5),
    -- nurse-at-hotel
    ('nurse-at-hotel', 'en', 'Charlotte N.', 5, 'Dressing changed on holiday', 'I had a small operation ten days before our trip. A nurse came to our hotel on the Palm twice, changed the dressing and checked the stitches, and we kept our holiday.', 59, 4),
    ('nurse-at-hotel', 'ar', 'جواهر ق.', 5, null, 'احتجنا حقنة موصوفة لابنتي ونحن في الفندق. حضرت الممرّضة خلال ساعة، وراجعت الوصفة وصلاحية الدواء قبل الحقن.', 179, 2),
    -- post-surgery-nursing
    ('post-surgery-nursing', 'en', 'Samir D.', 5, 'The first night home', 'The first night after my hip operation was the one I feared. The nurse showed me how to turn, how to get up, when the next tablet was due, and kept watch from a chair by the door. I slept.', 31, 8),
    ('post-surgery-nursing', 'ar', 'أسماء ج.', 5, 'متابعة دقيقة للأنبوب والجرح', 'كانت تقيس كمية السائل في أنبوب التصريف وتكتبها في جدول. حين راجعنا الجراح قال إن الجدول أغناه عن نصف الأسئلة.', 125, 3),
    ('post-surgery-nursing', 'en', 'Robert T.', null, null, 'Handled my drain and dressings for a week after the operation. Punctual, tidy, and she noticed that I was taking one tablet at the wrong time.', 283, 6),
    -- pre-post-operative-care
    ('pre-post-operative-care', 'en', 'Leila K.', 5, null, 'The visit before the operation helped most: what to pack, what to stop eating and when, which chair to borrow for afterwards. I walked in knowing what would happen.', 66, 7),
    ('pre-post-operative-care', 'ar', 'طلال ب.', 5, 'خفّفوا عنا قلق ما قبل العملية', 'زارتنا الممرّضة قبل عملية والدي بيوم، وجهزت الغرفة معنا وشرحت ما سيحدث بعد العودة. عدنا إلى بيت جاهز.', 220, 1),
    -- maternity-newborn-care
    ('maternity-newborn-care', 'en', 'Amelia J.', 5, 'Week one, explained', 'She weighed the baby, watched a feed, and told me that I was doing fine, which I needed to hear more than any advice. Then she gave me the advice too.', 8, 5),
    ('maternity-newborn-care', 'ar', 'ريم خ.', 5, 'كأنها أختي الكبرى', 'أول طفل وأول أسبوع، وأمي في بلد آخر. علّمتني الممرّضة كيف أحمّمه وكيف أفرّق بين بكاء الجوع وبكاء المغص، ولم تملّ من أسئلتي.', 93, 9),
    ('maternity-newborn-care', 'en', 'Zoya F.', 4, null, 'Three night shifts with our twins. Lovely nurse, quiet as a cat. On the last night she came twenty minutes late because of the rain.', 238, 4),
    -- babysitting-childcare
    ('babysitting-childcare', 'en', 'Natalie B.', 5, null, 'Our daughter had a cold and nursery would not take her. The sitter gave her the syrup by the written plan, sent a photo of an empty soup bowl, and built a fort. Best sick day ever, I am told.', 39, 2),
    ('babysitting-childcare', 'ar', 'أم جود', 5, 'اطمأننت وأنا بعيدة', 'سألتني قبل أن تبدأ عن الحساسية ومواعيد النوم وأرقام الطوارئ، وكانت ترسل لي كل ساعتين سطرًا واحدًا يكفيني.', 160, 8),
    -- palliative-care
    ('palliative-care', 'en', 'Anthony R.', 5, 'They made room for us to be a family', 'They took the pumps, the charts and the telephone calls off our hands so that we could sit with my wife and hold her hand. There is no good way through this, but there is a kinder one.', 78, 6),
    ('palliative-care', 'ar', 'أبناء الحاجة زينب', 5, 'رحمة وسكينة', 'كانوا معنا في أصعب الأيام. أراحوها قدر ما يستطيعون، وشرحوا لنا ما سيأتي برفق، وأجابوا في الثالثة فجرًا كما يجيبون في الظهر. جزاهم الله خيرًا.', 192, 3),
    ('palliative-care', 'en', 'Maryam H.', 5, null, 'Dad wanted his own bed, his own window and the radio. They made it possible for seven weeks and came at once on the nights we were frightened.', 410, 5)
) as sample (service_slug, lang, author, rating, title, content, days_ago, hours_ago);
