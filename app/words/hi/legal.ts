export const legal = {
  prevails: "यह अनुवाद है। जहां यह अंग्रेजी पेज से अलग हो, वहां अंग्रेजी पेज ही माना जाएगा: {page}",
  contact: "{email} पर लिखें, {phone} पर फोन करें, या रिसेप्शन पर आएं: {address}",
} as const;
