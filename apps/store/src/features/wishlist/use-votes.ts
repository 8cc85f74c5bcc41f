import { MyVotesDocument, VoteOnWishlistDocument } from '@patine/contract/operations';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { WISHLIST_KEY } from '../../lib/wishlist/wishlist-keys.ts';
import { useApi } from '../../lib/store-context.tsx';
import { useBrowserFact } from '../../lib/use-browser-fact.ts';
import { knownVoter, voterName } from './voter.ts';

/** This browser's votes on a shared wishlist. Updates are optimistic; a failure is only logged and the next response corrects it. */
export function useVotes(token: string) {
  const { request } = useApi();
  const queryClient = useQueryClient();
  const voter = useBrowserFact(knownVoter, '');
  const queryKey = [...WISHLIST_KEY, 'votes', token];
  const { data: loved = [] } = useQuery({
    queryKey,
    queryFn: async () => (await request(MyVotesDocument, { token, voter })).publicWishlist.lovedBy,
    enabled: voter !== '',
  });
  const { mutate } = useMutation({
    // Serialised, so that the last press wins.
    scope: { id: `votes ${token}` },
    mutationFn: (vote: { productReference: number; loved: boolean }) =>
      request(VoteOnWishlistDocument, { token, voter: voterName(), ...vote }),
    onMutate: async ({ productReference, loved: given }) => {
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData<number[]>(queryKey, (known = []) => {
        const others = known.filter((reference) => reference !== productReference);
        return given ? [...others, productReference] : others;
      });
    },
    onError: (error) => reportError(error),
  });
  return {
    loves: (reference: number) => loved.includes(reference),
    vote: (productReference: number, given: boolean) => mutate({ productReference, loved: given }),
  };
}
