import apiFetch from '@wordpress/api-fetch';
import { useDispatch } from '@wordpress/data';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { store as noticesStore } from '@wordpress/notices';
import { getErrorMessage } from '@shared/api';
import { toRecord, toRecords, toText } from '@shared/guards';

type Sharing = {
	id: number;
	isPublished: boolean;
	message: string;
	skipped: readonly string[];
	/** Id of the newest share that is shown: the server refuses when another window has shared since. */
	known: number;
	/** Custom texts by account ID. */
	messages: Readonly< Record< string, string > >;
};

/** ID that replaces the previous notice. */
const NOTICE = 'mainstreet-share-post';

/** Error messages of a response; null for success. */
function readFailures( answer: unknown ): string[] | null {
	const { code, errors, message } = toRecord( answer );
	const failures = toRecords( errors ).map( ( error ) =>
		toText( error.message )
	);
	return code || failures.length > 0
		? [ toText( message ), ...failures ]
		: null;
}

async function share( { id, known, message, messages, skipped }: Sharing ) {
	try {
		return readFailures(
			await apiFetch( {
				path: `/wpcom/v2/posts/${ id }/publicize`,
				method: 'POST',
				data: {
					known,
					message,
					messages,
					skipped_connections: skipped,
				},
			} )
		);
	} catch ( error ) {
		return toRecord( error ).code === 'not_published'
			? [ getUnpublished() ]
			: [ getErrorMessage( error, '' ) ];
	}
}

const getUnpublished = (): string =>
	__(
		'You must publish your post before you can share it.',
		'mainstreet-blocks'
	);

/**
 * Shares a published post.
 *
 * @param onShared Called after each try: some accounts may have it also where others failed.
 */
export function useShareNow( onShared: () => void ) {
	const [ isFetching, setIsFetching ] = useState( false );
	const [ failures, setFailures ] = useState< string[] >( [] );
	const { createNotice, removeNotice } = useDispatch( noticesStore );
	const shareNow = async ( sharing: Sharing ): Promise< void > => {
		if ( ! sharing.isPublished ) {
			setFailures( [ getUnpublished() ] );
			return;
		}
		setIsFetching( true );
		setFailures( [] );
		void removeNotice( NOTICE );
		const found = await share( sharing );
		setIsFetching( false );
		setFailures( ( found ?? [] ).filter( Boolean ) );
		if ( found ) {
			void createNotice(
				'error',
				__( 'Unable to share the Post', 'mainstreet-blocks' ),
				{ id: NOTICE }
			);
		} else {
			void createNotice(
				'success',
				__( 'Post shared', 'mainstreet-blocks' ),
				{ id: NOTICE, type: 'snackbar' }
			);
		}
		onShared();
	};
	return { isFetching, failures, shareNow };
}
