/** The server as the panels of other plugins see it, for tests that mock `@wordpress/api-fetch`. */
import apiFetch from '@wordpress/api-fetch';

export const request = jest.mocked( apiFetch );

/** Answers GET in turn with each of the states, the last one for ever; POST with `outcome`. */
export function serve( states: unknown[], outcome: () => Promise< unknown > ) {
	let turn = 0;
	const posted: unknown[] = [];
	request.mockReset().mockImplementation( ( ( options: {
		path: string;
		method?: string;
		data?: unknown;
	} ) => {
		if ( options.method === 'POST' ) {
			posted.push( [ options.path, options.data ] );
			return outcome();
		}
		return Promise.resolve(
			states[ Math.min( turn++, states.length - 1 ) ]
		);
	} ) as typeof apiFetch );
	return posted;
}

export const succeed = () => Promise.resolve( { code: 'success' } );
