import { callApi } from '@/lib/api/client';
import { signedInSchema } from '@/lib/contracts/account/auth';

/** Signs this browser in by a password. @throws ApiFailure 422 for an unknown login and a wrong password alike */
export async function signIn(login: string, password: string): Promise<void> {
  await callApi(signedInSchema, { method: 'post', url: '/auth-service/sign-in', data: { login, password } });
}
