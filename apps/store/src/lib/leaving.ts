let leaving = false;

/** Set while a logout is under way, so that the visitor is not asked to log in again. */
export const setLeaving = (is: boolean) => {
  leaving = is;
};

export const isLeaving = () => leaving;
