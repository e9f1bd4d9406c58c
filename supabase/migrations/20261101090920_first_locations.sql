-- The initial locations, in the order of /dubai. Owners change them in the back office.
insert into public.locations (
  slug, name_en, name_ar, response_least_minutes, response_time_minutes, is_on_home, display_order, areas_covered, areas_covered_ar,
  summary_en, summary_ar, landmarks_en, landmarks_ar, description_en, description_ar, directions_en, directions_ar
)
values
  (
    'dubai-marina', 'Dubai Marina', 'دبي مارينا', 25, 30, true, 1,
    array['Marina Walk', 'JBR', 'Marina Promenade', 'Emaar Six Towers', 'Bluewaters Island', 'Dubai Harbour'],
    array['ممشى المارينا', 'جي بي آر', 'مارينا بروميناد', 'أبراج إعمار الستة', 'جزيرة بلوواترز', 'دبي هاربر'],
    'Towers, hotels and JBR: tell us the building and the flat, we know the lifts and the parking.',
    'الأبراج والفنادق وجي بي آر: أخبرنا بالمبنى والشقة، فنحن نعرف المصاعد والمواقف.',
    'Marina Walk, JBR, Bluewaters',
    'ممشى المارينا، جي بي آر، بلوواترز',
    'High floors, visitor parking and tower security: our teams know the Marina''s lobbies and call you from the right one. Holiday apartments and hotel rooms are as welcome as homes.',
    'أبراج عالية ومواقف للزوار وحراسة عند المداخل: فرقنا تعرف ردهات المارينا وتتصل بك من المدخل الصحيح. نزور الشقق السياحية وغرف الفنادق كما نزور المنازل.',
    'Send the tower''s name, the flat, and the entrance where a car may stop: many towers share one podium and have two lobbies.',
    'أرسل اسم البرج ورقم الشقة والمدخل الذي يمكن أن تقف عنده السيارة، فكثير من الأبراج تتشارك منصة واحدة ولها بهوان.'
  ),
  (
    'downtown-dubai', 'Downtown Dubai', 'وسط مدينة دبي', 20, 25, true, 2,
    array['Burj Khalifa Boulevard', 'Old Town', 'Opera District', 'South Ridge', 'The Residences', 'Burj Views'],
    array['بوليفارد برج خليفة', 'البلدة القديمة', 'حي الأوبرا', 'ساوث ريدج', 'ذا ريزيدنسز', 'برج فيوز'],
    'Our closest team: homes, offices and hotel rooms around the Boulevard.',
    'أقرب فرقنا إليك: البيوت والمكاتب وغرف الفنادق حول البوليفارد.',
    'Burj Khalifa, Dubai Mall, DIFC',
    'برج خليفة، دبي مول، مركز دبي المالي',
    'Event nights close roads around the Boulevard. We plan for it, send the nearest team and tell you honestly when it will take longer than usual.',
    'في ليالي الفعاليات تُغلق الطرق حول البوليفارد. نحسب لذلك حسابًا ونرسل أقرب فريق، ونخبرك بصراحة إن كان الوصول سيستغرق وقتًا أطول من المعتاد.',
    'Send the building and flat, or the hotel and your room. On event nights tell us which road is still open on your side of the Boulevard.',
    'أرسل اسم المبنى ورقم الشقة، أو اسم الفندق ورقم الغرفة. وفي ليالي الفعاليات أخبرنا أي طريق ما زال مفتوحًا من جهتك.'
  ),
  (
    'business-bay', 'Business Bay', 'الخليج التجاري', 25, 30, true, 3,
    array['Bay Avenue', 'Executive Towers', 'Marasi Drive', 'Churchill Towers', 'Al Abraj Street', 'Damac Towers'],
    array['باي أفنيو', 'إكزكيوتف تاورز', 'مراسي درايف', 'أبراج تشرشل', 'شارع الأبراج', 'أبراج داماك'],
    'A visit between two meetings, or at home after them: we come to the office or the flat.',
    'زيارة بين اجتماعين أو في البيت بعدهما: نأتي إلى المكتب أو إلى الشقة.',
    'Bay Avenue, Canal, Marasi Drive',
    'باي أفنيو، القناة، مراسي درايف',
    'Half offices, half homes. We visit meeting rooms between two appointments as well as living rooms in the evening, and leave a clear receipt for your insurer.',
    'نصفها مكاتب ونصفها منازل. نزورك في غرفة اجتماعات بين موعدين كما نزورك في غرفة الجلوس مساءً، ونترك لك إيصالًا واضحًا لشركة التأمين.',
    'Send the tower and the floor, and for an office the name we should give at reception. A photo of the entrance saves a round on the service road.',
    'أرسل اسم البرج والطابق، وفي المكاتب الاسم الذي نذكره عند الاستقبال. وصورة للمدخل توفّر علينا دورة في الطريق الجانبي.'
  ),
  (
    'jlt', 'JLT', 'أبراج بحيرات جميرا', 25, 30, false, 4,
    array['Cluster A to Z', 'Lake Level', 'Almas Tower', 'JLT Park', 'Jumeirah Islands', 'Emirates Living'],
    array['المجمّعات من إيه إلى زد', 'ليك ليفل', 'برج الماس', 'حديقة أبراج البحيرات', 'جزر جميرا', 'إميريتس ليفينغ'],
    'Tell us the cluster letter and the tower; finding the right lift is our part.',
    'أخبرنا بحرف المجمّع واسم البرج، وعلينا أن نجد المصعد الصحيح.',
    'Almas Tower, JLT Park, the lakes',
    'برج الماس، حديقة أبراج البحيرات، البحيرات',
    'Tell us the cluster letter and the tower''s name and we find the door. Many of our JLT visits are to young families, flatmates and people working from home.',
    'يكفي أن تذكر حرف المجمّع واسم البرج لنصل إلى بابك. كثير من زياراتنا هنا لعائلات شابة ولمن يتشاركون السكن ولمن يعملون من المنزل.',
    'Send the cluster''s letter, the tower and the flat, and where visitors may park: the wrong side of the lake is a long way round.',
    'أرسل حرف المجمّع واسم البرج ورقم الشقة ومكان وقوف الزوار، فالضفة الأخرى من البحيرة طريقها طويل.'
  ),
  (
    'palm-jumeirah', 'Palm Jumeirah', 'نخلة جميرا', 30, 35, true, 5,
    array['Shoreline Apartments', 'Golden Mile', 'Garden Homes', 'Signature Villas', 'The Crescent', 'Palm Tower'],
    array['شقق شورلاين', 'غولدن مايل', 'غاردن هومز', 'فلل سيغنتشر', 'الهلال', 'برج النخلة'],
    'Villas on the fronds and hotels on the crescent; leave the name with the gate and we do the rest.',
    'الفلل على السعف والفنادق على الهلال؛ اترك الاسم عند البوابة ونتولّى نحن الباقي.',
    'Nakheel Mall, Palm West Beach, the Crescent',
    'نخيل مول، بالم ويست بيتش، الهلال',
    'From the trunk to the last villa on a frond, and the hotels on the Crescent. Gates take a minute: give the guard our name and the visit starts on time.',
    'من جذع النخلة إلى آخر فيلا على السعف وفنادق الهلال. تستغرق البوابات دقيقة: أبلغ الحارس باسمنا لتبدأ الزيارة في وقتها.',
    'Send the frond''s letter and the villa''s number, or the building on the trunk, and leave our name with the guard before we arrive.',
    'أرسل حرف السعفة ورقم الفيلا، أو اسم المبنى على الجذع، واترك اسمنا عند الحارس قبل وصولنا.'
  ),
  (
    'dubai-hills', 'Dubai Hills', 'دبي هيلز', 30, 35, false, 6,
    array['Maple', 'Sidra', 'Park Heights', 'Golf Place', 'Mulberry', 'Dubai Hills Mall'],
    array['ميبل', 'سدرة', 'بارك هايتس', 'غولف بليس', 'مولبري', 'دبي هيلز مول'],
    'Family villas and flats around the park, for the youngest and the oldest in them.',
    'فلل وشقق عائلية حول الحديقة، لأصغر من فيها وأكبرهم.',
    'Dubai Hills Mall, Dubai Hills Park, the golf course',
    'دبي هيلز مول، حديقة دبي هيلز، ملعب الغولف',
    'Villas with children, grandparents and a garden to walk in. Here we care most for babies'' first weeks, for older people and for people coming home after an operation.',
    'فلل تضم الأطفال والأجداد وحديقة للمشي. أكثر من نعتني بهم هنا المواليد في أسابيعهم الأولى، وكبار السن، والعائدون إلى المنزل بعد العمليات.',
    'Send the community, the street and the villa''s number, or simply a location pin: the streets look alike after dark.',
    'أرسل اسم المجمّع والشارع ورقم الفيلا، أو موقعك على الخريطة فحسب، فالشوارع تتشابه بعد الغروب.'
  ),
  (
    'jumeirah', 'Jumeirah', 'جميرا', 25, 30, false, 7,
    array['Jumeirah 1', 'Jumeirah 2', 'Jumeirah 3', 'Umm Suqeim', 'Al Wasl', 'Al Safa', 'City Walk'],
    array['جميرا 1', 'جميرا 2', 'جميرا 3', 'أم سقيم', 'الوصل', 'الصفا', 'سيتي ووك'],
    'Houses and villas along the coast, for every generation that lives in them.',
    'بيوت وفلل على امتداد الساحل، ولكل جيل يعيش فيها.',
    'Jumeirah Beach Road, Kite Beach, the fishing harbour',
    'شارع شاطئ جميرا، كايت بيتش، مرفأ الصيادين',
    'Family homes along the coast, often with three generations in one house. We send female staff when you ask and they are on duty, and take our shoes off at the door.',
    'بيوت عائلية على امتداد الساحل تجمع في كثير من الأحيان ثلاثة أجيال. نرسل طاقمًا نسائيًا متى طلبتم وكان في المناوبة، ونخلع أحذيتنا عند الباب.',
    'Send the street and the villa''s number or a location pin, and say which gate is used; at night a light above the right one helps.',
    'أرسل الشارع ورقم الفيلا أو موقعك على الخريطة، واذكر أي بوابة تُستخدم، وفي الليل يساعدنا ضوء فوقها.'
  ),
  (
    'deira', 'Deira', 'ديرة', 30, 35, false, 8,
    array['Al Rigga', 'Al Muraqqabat', 'Port Saeed', 'Naif', 'Abu Hail', 'Hor Al Anz', 'Al Mamzar'],
    array['الرقة', 'المرقبات', 'بور سعيد', 'نايف', 'أبو هيل', 'هور العنز', 'الممزر'],
    'Flats, shops and hotels by the Creek; a landmark nearby is as good as an address.',
    'شقق ومتاجر وفنادق على الخور، ويكفينا معلم قريب بدلًا من العنوان.',
    'the Creek, the Gold Souk, the Clock Tower',
    'الخور، سوق الذهب، دوّار الساعة',
    'Old streets, busy evenings and hotels by the Creek. Tell us which language you would like to hear; a landmark is as good as an address.',
    'شوارع عريقة ومساءات مزدحمة وفنادق على الخور. أخبرنا باللغة التي ترتاح إليها، ويكفينا معلم قريب بدلًا من العنوان.',
    'A shop, a mosque or a hotel nearby is enough, with a location pin if you can. Tell us the floor, and whether there is a lift.',
    'يكفي متجر أو مسجد أو فندق قريب، مع موقعك على الخريطة إن أمكن. وأخبرنا بالطابق وهل في المبنى مصعد.'
  );
