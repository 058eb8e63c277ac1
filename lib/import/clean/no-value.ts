/** Empty values of R, pandas, databases and spreadsheets. In other capitalisation they may be names: "Na", "Null". */
export const noValue = /^(?:#?N\/A|NA|NULL|null|NaN|nan|None)$/;
