/** Words that carry no subject. They are indexed (phrases need them) and left out when a query is turned into conditions. */
export function isStopWord(word: string): boolean {
  return stopWords.has(word);
}

// Folded forms. دراسه (study) stays out: it carries meaning in titles.
const stopWords = new Set(
  [
    'في من علي الي عن مع او ثم ان كان كانت هذا هذه ذلك تلك التي الذي الذين اللذين ما لا لم لن هل بين عند حول خلال و قد كل بعض غير اي منها فيها عنها',
    'به بها له لها لهم هو هي هم كما لكن حيث اذا الا ايضا منذ حتي ضد دون عبر لدي ضمن نحو بعد قبل وفي ومن وعلي والي وعن ومع بان لان فان وهو وهي وما ولا ذات ذو ذي',
    'ماهو ماهي ماهم مالذي ماالذي',
    'اعرف افهم اعرفلي نفهم',
    'وكيف ولماذا ولم وليش وليه وازاي وشلون وهل وماذا ومتي واين',
    'نفسه نفسها انفسهم انفسنا هناك توجد يوجد كيف لماذا ماذا متي اين مثل عند لكي ابن بن',
    // How questions begin in the dialects: ليه، ازاي، شلون، إيه، شو، وش، شنو، كيفاش، واش، ليش، وين، اللي; and what they put between: كاين، بزاف، ديال، لسا، الحين.
    'ليه ليش لاش شلون اشلون كيفاه علاش ازاي ازاى ايه شو شنو وش ايش واش شنهو كيفاش وين فين منين اللي علشان عشان بتاع ديال دي ده هاي يعني زي مو مش مب بس لسه كم قديش مين منو كده هيك شي فيه بدي ابي ابغي عايز',
    'كاين كاينه كاينين شحال بزاف دابا هاد هادي هادا هاذ هاذا هاذي هادشي داك هداك ديالو ديالها ديالهم فاش علاه وقتاش فوقاش باش حيت راه كيما برشا شنوه شنيه شنهي',
    'بتاعه بتاعت بتوع دلوقتي دلوقت مفيش مافيش احنا امتي امتا ايمتي ايمتا وقتيش هيدا هيدي هيدول هدول هادول هلق هلا هسه لسا شوي شويه كتير منيح مافي عندنا عندكم',
    'الحين ذحين هالحين ويش وشو وشهو ايشو شنهو ابا يبي تكفون ابغاك نبغي بغيت عاوز عاوزه عايزه كام لو بدهم بدك بدو بدها بدنا بدكم واجد وايد حدا',
    'the a an of in on for and or to with by from at as is are was were be been being its it this that these those into via their our we not',
    'than then can may might will has have had which who whose what when where how between during over under about such also both each per upon',
    'et al why does do did there any if so i me my you your he she they them we us should would could many much happen happens',
    'ممكن يمكن something anything somebody شيء شي حاجه',
    'vs versus against ع جاي جايه جايين',
    'himself herself itself ourselves yourself themselves other others another',
  ]
    .join(' ')
    .split(' '),
);
