import { row, workbook } from "./workbook.ts";

/** A list as a hospital has it that has never seen the template. */
export interface ForeignSheet {
  title: string;
  /** With cells that are merged, as a spreadsheet names them; a sheet with none is a CSV file. */
  lines: string[][];
  merged?: string[];
  asCsv?: string;
  /** How many rows are about doctors, and how many of them go in with the defaults below. */
  doctors: number;
  imported: number;
  /** Why the others do not, each a part of the reason. */
  reasons?: string[];
}

export const foreignDefaults = {
  specialization: "General Medicine",
  phone: "1722700100",
  email: "opd@example.org",
  experience: "5",
  fees: "300",
  hospital: "Shanti Nursing Home",
  about: "Sees patients in the OPD.",
  qualification: "MBBS",
  awards: "Indian Medical Association",
  video_slots: "4-5 PM",
  hospital_slots: "10 AM-1 PM",
};

const blank: string[] = [];

export const foreignSheets: ForeignSheet[] = [
  {
    title: "the nursing home with title rows and its own words",
    lines: [
      ["SHANTI NURSING HOME, PANCHKULA"],
      ["List of Doctors with OPD Timings w.e.f. 01/04/2026"],
      blank,
      [
        "S.No.",
        "Name of Doctor",
        "Deptt.",
        "Mob. No.",
        "OPD Days",
        "OPD Timing",
        "Consultation Fee (Rs.)",
        "Exp.",
        "Qualification",
      ],
      [
        "1",
        "Dr. Anil Kumar",
        "Medicine",
        "98140-12345",
        "Mon, Wed, Fri",
        "10-1",
        "500/-",
        "12 yrs",
        "MBBS, MD",
      ],
      [
        "2",
        "Dr. Sunita Rani",
        "Gynae",
        "+91 98140 12346",
        "Mon to Sat",
        "9 am to 2 pm",
        "600/-",
        "15+",
        "MBBS, DGO",
      ],
      [
        "3",
        "Dr. Rakesh Gupta",
        "Ortho",
        "98140 12347",
        "Daily",
        "10 AM onwards",
        "500/-",
        "20 years",
        "MS Ortho",
      ],
    ],
    merged: ["A1:I1", "A2:I2"],
    doctors: 3,
    imported: 2,
    reasons: ["“onwards” is not understood"],
  },
  {
    title: "departments as rows of their own, and a total",
    lines: [
      ["DEPARTMENT WISE LIST OF CONSULTANTS"],
      ["Sr. No", "Consultant", "Degree", "Contact", "OPD Schedule"],
      ["CARDIOLOGY"],
      ["1", "DR. VIKRAM SINGH", "MD, DM", "9814012348", "MON-SAT 10 AM TO 1 PM"],
      ["ORTHOPAEDICS"],
      ["2", "DR. HARPREET KAUR", "MS", "9814012349", "TUE, THU, SAT 11-2"],
      ["3", "DR. DR. R.K. SHARMA", "MS, DNB", "9814012350", "On call"],
      ["TOTAL DOCTORS", "", "3"],
    ],
    merged: ["A1:E1", "A3:E3", "A5:E5"],
    doctors: 3,
    imported: 3,
  },
  {
    title: "Hindi from top to bottom",
    asCsv: ",",
    lines: [
      ["शान्ति नर्सिंग होम"],
      [
        "क्र.सं.",
        "चिकित्सक का नाम",
        "विभाग",
        "मोबाइल नं.",
        "दिन",
        "समय",
        "परामर्श शुल्क",
        "अनुभव",
        "योग्यता",
      ],
      [
        "1",
        "डॉ. अनिल कुमार",
        "मेडिसिन",
        "९८१४०१२३४५",
        "सोम से शनि",
        "10-1",
        "₹300",
        "12 वर्ष",
        "एमबीबीएस",
      ],
      [
        "2",
        "डॉ. सीमा देवी",
        "स्त्री रोग",
        "9814012346",
        "सोम, बुध, शुक्र",
        "शाम 5 से 7",
        "200 रुपये",
        "8 साल",
        "एमडी",
      ],
      [
        "3",
        "डॉ. मोहन लाल",
        "शल्य",
        "9814012347",
        "प्रतिदिन (रविवार छोड़कर)",
        "सुबह 9 बजे से 12 बजे तक",
        "निःशुल्क",
        "20",
        "एमएस",
      ],
    ],
    doctors: 3,
    imported: 3,
  },
  {
    title: "a roster with a column for each weekday",
    lines: [
      ["OPD ROSTER"],
      ["Doctor", "Speciality", "Room No.", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"],
      ["Dr Meena Joshi", "ENT", "4", "10-1", "-", "10-1", "-", "10-1", "9-11", "OFF"],
      ["Dr Arun Batra", "Skin", "5A", "✓", "", "✓", "", "✓", "", ""],
      ["Dr P. Malhotra", "Eye", "6", "9-1", "9-1", "9-1", "9-1", "9-1", "on call", ""],
    ],
    doctors: 3,
    imported: 1,
    reasons: ["the hours are missing", "is not understood"],
  },
  {
    title: "two rows of headings, the first merged",
    lines: [
      ["S.No", "Name", "Department", "OPD", "", "", "Fee"],
      ["", "", "", "Days", "From", "To", "(in Rs.)"],
      ["1", "Dr Kavita Rao", "Paediatrics", "Mon-Sat", "10:00 AM", "1:00 PM", "400"],
      ["2", "Dr Neeraj Jain", "Surgery", "Mon/Thu", "4 pm", "6 pm", "500"],
    ],
    merged: ["A1:A2", "B1:B2", "C1:C2", "D1:F1"],
    doctors: 2,
    imported: 2,
  },
  {
    title: "-do- for what is as above",
    asCsv: ",",
    lines: [
      ["Doctor Name", "Dept", "Timings", "Days", "Charges"],
      ["Dr. S. K. Verma", "General Medicine", "9:00 AM - 1:00 PM", "Mon-Sat", "300"],
      ["Dr. Pooja Sethi", "-do-", "-do-", "-do-", "-do-"],
      ["Dr. Ajay Pal", "Dental", "10-2", "ditto", '"'],
      ["Dr. Ritu Garg", "do", "5-7", "MWF", "Rs. 200/-"],
    ],
    doctors: 4,
    imported: 4,
  },
  {
    title: "departments merged over their doctors",
    lines: [
      ["Department", "Doctor", "Qualification", "Mobile"],
      ["Medicine", "Dr Amit Sood", "MD", "9876500001"],
      ["", "Dr Leena Roy", "MD", "9876500002"],
      ["Surgery", "Dr Kiran Bedi Rao", "MS", "9876500003"],
      ["", "Dr Tarun Puri", "MS", "98765000"],
    ],
    merged: ["A2:A3", "A4:A5"],
    doctors: 4,
    imported: 3,
    reasons: ["Phone number must be 10 digits"],
  },
  {
    title: "name and degrees in one cell",
    asCsv: ";",
    lines: [
      ["Sl. No.", "Name & Qualification", "Speciality", "Phone"],
      ["1", "Dr. Manoj Tiwari, MBBS, MD (Med)", "Physician", "9876500011"],
      ["2", "Dr. (Mrs.) Asha Devi (MBBS, DGO)", "Gynaecologist", "0172-2700100"],
      ["3", "Dr. B. S. Gill\nMS Ortho", "Orthopaedic Surgeon", "9876500013"],
    ],
    doctors: 3,
    imported: 3,
  },
  {
    title: "two telephone numbers in a cell",
    asCsv: ",",
    lines: [
      ["Name of Consultant", "Specialization", "Contact No.(s)", "E-mail ID", "Exp (Yrs)"],
      ["Dr Sanjay Dutt Sharma", "Urology", "98765-00021, 98765-00022", "sanjay@example.org", "10"],
      ["Dr Nisha Bhalla", "Neurology", "0172-2700101 / 9876500024", "N/A", "12 yrs"],
      ["Dr Om Prakash", "TB & Chest", "2700102", "nil", "22"],
      ["Dr Usha Kiran", "Pathology", "9876500026 (after 5 pm)", "-", "8.5"],
    ],
    doctors: 4,
    imported: 2,
    reasons: ["Phone number must be 10 digits", "Phone number must be 10 digits. Experience"],
  },
  {
    title: "capitals, and a second page with the headings again",
    lines: [
      ["NAME OF THE DOCTOR", "DEPARTMENT", "OPD DAYS", "OPD TIME"],
      ["DR. GURPREET SINGH", "EYE AND ENT", "MON-FRI", "9-1"],
      ["DR. MANPREET KAUR", "SKIN", "SAT", "9-12"],
      ["NAME OF THE DOCTOR", "DEPARTMENT", "OPD DAYS", "OPD TIME"],
      ["DR. SUKHDEV RAJ", "DENTAL", "DAILY", "10-2"],
      ["Note: OPD timings may change without notice."],
    ],
    doctors: 3,
    imported: 3,
  },
  {
    title: "morning and evening in columns of their own",
    asCsv: "\t",
    lines: [
      ["Doctor's Name", "Deptt", "Days", "Morning OPD", "Evening OPD"],
      ["Dr Rajesh Khanna", "Medicine", "Mon-Sat", "9-12", "5-7"],
      ["Dr Hema Nair", "Gynae & Obs", "Mon-Sat", "10-1", "-"],
      ["Dr Dev Raj", "Surgery", "Tue, Fri", "", "4-6"],
      ["Dr Zeenat Ali", "Skin", "Mon-Sat", "7-9", "7-9"],
    ],
    doctors: 4,
    imported: 4,
  },
  {
    title: "weeks of the month and days off",
    asCsv: ",",
    lines: [
      ["Visiting Consultant", "Super Speciality", "Visiting Days & Time", "Fees (First Visit)"],
      ["Dr Ashok Seth", "Cardiology", "1st & 3rd Sat 10-1", "1000"],
      ["Dr Naresh Trehan Lal", "CTVS", "2nd Sunday of every month 11 AM to 1 PM", "1,200/-"],
      ["Dr Pratap Reddy", "Nephrology", "Last Sunday 10-12", "1000"],
      ["Dr Devi Shetty", "Oncology", "By appointment", "1500/1000"],
      ["Dr Randeep Rao", "Gastro", "Mon-Sat 10-1, 2nd Sat off", "800"],
    ],
    doctors: 5,
    imported: 3,
    reasons: ["“Last Sunday 10-12” is not understood", "Fees must be a number"],
  },
  {
    title: "numbers under the headings, as a government office has them",
    lines: [
      ["Annexure A"],
      ["Details of Medical Officers"],
      ["Sr.No.", "Name of Medical Officer", "Name of Branch", "Date of Joining", "Mobile Number"],
      ["1", "2", "3", "4", "5"],
      ["1", "Dr Kamlesh", "Dental", "01-04-2015", "9876500031"],
      ["2", "Dr Satbir", "Medicine", "12-07-2018", "9876500032"],
      ["Sd/- Senior Medical Officer"],
    ],
    doctors: 2,
    imported: 2,
  },
  {
    title: "English above Hindi in one heading",
    lines: [
      ["Name / नाम", "Department / विभाग", "Days / दिन", "Time / समय", "Fee / शुल्क"],
      ["Dr Alok Nath / डॉ आलोक नाथ", "Eye / नेत्र", "Mon-Sat", "9-1", "100"],
      ["Dr Geeta / डॉ गीता", "Dental / दंत", "सोम, गुरु", "10-2", "50"],
    ],
    doctors: 2,
    imported: 2,
  },
  {
    title: "a list without headings, whose columns nobody has chosen yet",
    asCsv: ",",
    lines: [
      ["1", "Dr First Person", "Medicine", "9876500041"],
      ["2", "Dr Second Person", "Surgery", "9876500042"],
    ],
    doctors: 2,
    imported: 0,
    reasons: ["Name is required", "Name is required"],
  },
  {
    title: "the same doctor twice, in two departments and in one",
    asCsv: ",",
    lines: [
      ["Doctor", "Department", "OPD"],
      ["Dr Twice Here", "Medicine", "Mon-Wed 10-1"],
      ["Dr. Twice Here", "medicine", "Thu-Sat 10-1"],
      ["Dr Twice Here", "Diabetes", "Sat 2-4"],
    ],
    doctors: 3,
    imported: 2,
    reasons: ["Row 2 is about the same doctor"],
  },
  {
    title: "hours of a 24-hour clock, and what Excel has made of some",
    lines: [
      ["Dr Name", "Speciality", "OPD Days", "OPD Hrs"],
      ["Dr Clock One", "Medicine", "Monday-Friday", "09:00-13:00"],
      ["Dr Clock Two", "Surgery", "Monday - Saturday", "1400 hrs - 1600 hrs"],
      ["Dr Clock Three", "Skin", "Mon,Tue", "2026-01-10"],
      ["Dr Clock Four", "Eye", "All days", "24x7"],
    ],
    doctors: 4,
    imported: 2,
    reasons: ["Excel has made a date of it", "is not understood"],
  },
  {
    title: "hours alone, the days in the title",
    asCsv: ",",
    lines: [
      ["OPD Monday to Saturday"],
      ["Physician", "Specialty", "Timing"],
      ["Dr Only Hours", "Medicine", "10 AM-1 PM"],
      ["Dr Late Hours", "Surgery", "5 PM to 7 PM"],
      ["Dr Odd Hours", "Skin", "10:10-12"],
    ],
    doctors: 3,
    imported: 2,
    reasons: ["whole and half hours"],
  },
  {
    title: "Punjabi headings and days",
    lines: [
      ["ਡਾਕਟਰ ਦਾ ਨਾਮ", "ਵਿਭਾਗ", "ਮੋਬਾਈਲ ਨੰਬਰ", "ਦਿਨ", "ਸਮਾਂ"],
      ["ਡਾ. ਜਸਬੀਰ ਸਿੰਘ", "ਮੈਡੀਸਨ", "9876500051", "ਸੋਮ ਤੋਂ ਸ਼ਨੀ", "10-1"],
      ["ਡਾ. ਕਿਰਨ ਕੌਰ", "ਔਰਤ ਰੋਗ", "9876500052", "ਮੰਗਲ, ਵੀਰ", "ਸਵੇਰੇ 9 ਤੋਂ 12"],
    ],
    doctors: 2,
    imported: 2,
  },
  {
    title: "lines within cells, empty rows, and remarks",
    asCsv: ",",
    lines: [
      ["Doctor Details", "Dept.", "OPD Days", "OPD Timings", "Remarks"],
      ["Dr Line Break", "Medicine", "Mon-Fri\nSat", "10 AM - 1 PM\n10 AM - 12 PM", "HOD"],
      blank,
      ["Dr Two Lines", "Surgery", "Mon, Wed\nFri", "9-11", ""],
      blank,
      ["Dr Alternate", "Skin", "Alternate days", "9-11", "on leave till 15th"],
      ["", "", "", "", "Updated 01/04/2026"],
    ],
    doctors: 3,
    imported: 2,
    reasons: ["“Alternate days 9-11” is not understood"],
  },
];

export function fileOf({ lines, merged = [], asCsv }: ForeignSheet): Uint8Array<ArrayBuffer> {
  if (asCsv) {
    const cell = (text: string) => `"${text.replaceAll('"', '""')}"`;
    return Uint8Array.from(
      Buffer.from(lines.map((cells) => cells.map(cell).join(asCsv)).join("\r\n")),
    );
  }
  const rows = lines.map((cells, at) => row(at + 1, cells.map(toXml))).join("");
  const ranges = merged.map((range) => `<mergeCell ref="${range}"/>`).join("");
  return Uint8Array.from(
    workbook(`${rows}</sheetData><mergeCells>${ranges}</mergeCells><sheetData>`),
  );
}

function toXml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("\n", "&#10;");
}
