/** Sports by their keys. */
export const sports = {
  soccer: 'फ़ुटबॉल',
  tennis: 'टेनिस',
  basketball: 'बास्केटबॉल',
  icehockey: 'आइस हॉकी',
  baseball: 'बेसबॉल',
  amfootball: 'अमेरिकन फ़ुटबॉल',
  handball: 'हैंडबॉल',
  volleyball: 'वॉलीबॉल',
  cricket: 'क्रिकेट',
  premium_cricket: 'प्रीमियम क्रिकेट',
  rugby: 'रग्बी',
  darts: 'डार्ट्स',
  snooker: 'स्नूकर',
  tabletennis: 'टेबल टेनिस',
  badminton: 'बैडमिंटन',
  boxing: 'बॉक्सिंग',
  mma: 'मिक्स्ड मार्शल आर्ट्स',
  golf: 'गोल्फ़',
  cycling: 'साइक्लिंग',
  cs2: 'Counter-Strike 2',
  csgo: 'Counter-Strike',
  dota2: 'Dota 2',
  lol: 'League of Legends',
  valorant: 'Valorant',
};

/** Nations and regions that are no countries of ISO 3166, by the codes feeds have for them. */
export const nations = {
  ENG: 'इंग्लैंड',
  SCO: 'स्कॉटलैंड',
  WAL: 'वेल्स',
  NIR: 'उत्तरी आयरलैंड',
  INT: 'अंतरराष्ट्रीय',
  EUR: 'यूरोप',
};
