let leaving = false;

/** Called by whoever ends the session here: nobody who does so is asked to log in again. */
export const setLeaving = (is: boolean) => {
  leaving = is;
};

export const isLeaving = () => leaving;
