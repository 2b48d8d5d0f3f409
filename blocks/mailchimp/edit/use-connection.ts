import apiFetch from '@wordpress/api-fetch';
import { useCallback, useEffect, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { getErrorMessage } from '@shared/api';
import { getEditorState } from '@shared/editor-state';
import { toRecord } from '@shared/guards';

/** Whether the site has a key and an audience, and where they are set. */
export type Connection = {
	status: 'loading' | 'connected' | 'disconnected';
	settingsUrl: string;
	/** Error message of the request. */
	error: string;
	/** Whether the request is being repeated. */
	isBusy: boolean;
};

/** Reads the answer of `GET /wpcom/v2/mailchimp` (docs/server-contract.md A16). */
export function readConnection( answer: unknown ): Connection {
	const { code, connect_url: url } = toRecord( answer );
	return {
		status: code === 'connected' ? 'connected' : 'disconnected',
		settingsUrl:
			typeof url === 'string' && /^https?:/.test( url )
				? url
				: getEditorState().settingsUrl,
		error: '',
		isBusy: false,
	};
}

/** The connection, and how to look again. */
export function useConnection(): Connection & { recheck: () => void } {
	const [ run, setRun ] = useState( 0 );
	const [ connection, setConnection ] = useState< Connection >( {
		status: 'loading',
		settingsUrl: '',
		error: '',
		isBusy: false,
	} );
	useEffect( () => {
		const controller = new AbortController();
		// The button that was pressed stays where it is, with the focus.
		setConnection( ( known ) => ( { ...known, isBusy: true } ) );
		apiFetch( {
			// Looking again forgets what the server kept of Mailchimp's answers.
			path: `/wpcom/v2/mailchimp${ run > 0 ? '?recheck=1' : '' }`,
			signal: controller.signal,
		} ).then(
			( answer: unknown ) => setConnection( readConnection( answer ) ),
			( error: unknown ) =>
				controller.signal.aborted ||
				setConnection( {
					...readConnection( null ),
					error: getErrorMessage(
						error,
						__(
							'Could not check the connection to Mailchimp.',
							'mainstreet-blocks'
						)
					),
				} )
		);
		return () => controller.abort();
	}, [ run ] );
	return {
		...connection,
		recheck: useCallback( () => setRun( ( before ) => before + 1 ), [] ),
	};
}
