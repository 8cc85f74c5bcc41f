import { ChooseEmailsDocument, MyEmailTopicsDocument, type EmailTopic } from '@patine/contract/operations';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Api } from '../../lib/api.ts';
import { useApi } from '../../lib/store-context.tsx';

const EMAIL_TOPICS_KEY = ['email-topics'] as const;

/** The customer's email topics and address, and whether the first-order code no longer applies. */
export const emailTopicsQuery = ({ request }: Pick<Api, 'request'>) =>
  queryOptions({
    queryKey: EMAIL_TOPICS_KEY,
    queryFn: async () => {
      const { emailAddress, hasOrder, emailTopics } = (await request(MyEmailTopicsDocument, {})).me;
      return { emailAddress, hasOrder, ...emailTopics };
    },
  });

export const useEmailTopics = () => useQuery(emailTopicsQuery(useApi()));

/** Saves immediately; the response is the new state. */
export function useChooseEmails() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (choice: { topic: EmailTopic; wanted: boolean }) =>
      (await api.request(ChooseEmailsDocument, choice)).chooseEmails,
    onSuccess: (topics) =>
      queryClient.setQueryData(emailTopicsQuery(api).queryKey, (known) =>
        known ? { ...known, ...topics } : undefined,
      ),
  });
}
