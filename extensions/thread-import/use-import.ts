import apiFetch from '@wordpress/api-fetch';
import { store as blockEditorStore } from '@wordpress/block-editor';
import { useDispatch, useRegistry } from '@wordpress/data';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { store as noticesStore } from '@wordpress/notices';
import { addQueryArgs } from '@wordpress/url';
import { getErrorMessage } from '@shared/api';
import { toRecords, toText } from '@shared/guards';
import { getPostSelectors } from '@shared/post-editor';
import { offerCopies } from './copy-images';
import { readThread, type Thread } from './items';
import { parseLink, type StatusLink } from './links';

const WARNING = 'mainstreet-thread-import';

const getCommonError = (): string =>
	__( 'An error occurred. Please try again later.', 'mainstreet-blocks' );

/** Normalizes a name for comparison. */
const toName = ( value: unknown ): string =>
	toText( value ).toLowerCase().replace( /^@/, '' );

/**
 * Whether an account of this site is the author's.
 *
 * @param link        Link to a post of the thread.
 * @param connections The post's field.
 */
export const isOwn = (
	{ network, author }: StatusLink,
	connections: unknown
): boolean =>
	toRecords( connections ).some(
		( { service_name: service, ...names } ) =>
			network.services.includes( toText( service ) ) &&
			[ names.display_name, names.username, names.external_handle ].some(
				( name ) => toName( name ) === toName( author )
			)
	);

const NOTHING: Thread = { blocks: [], images: new Map() };

/** The blocks of a thread, or what went wrong. */
async function gather( url: string ): Promise< Thread & { error: string } > {
	try {
		const thread = readThread(
			await apiFetch( {
				path: addQueryArgs( '/wpcom/v2/tweetstorm/gather', { url } ),
			} ),
			url
		);
		if ( ! thread ) {
			return { ...NOTHING, error: getCommonError() };
		}
		return {
			...thread,
			error: thread.blocks.length
				? ''
				: __(
						'We were unable to get any content from this post.',
						'mainstreet-blocks'
					),
		};
	} catch ( error ) {
		return {
			...NOTHING,
			error: getErrorMessage( error, getCommonError() ),
		};
	}
}

/**
 * Replaces an embedded post with the blocks of its thread.
 *
 * @param url Link to a post of the thread.
 */
export function useImport( clientId: string, url: string ) {
	const [ isGathering, setIsGathering ] = useState( false );
	const [ error, setError ] = useState( '' );
	const registry = useRegistry();
	const { replaceBlocks } = useDispatch( blockEditorStore );
	const { createNotice } = useDispatch( noticesStore );
	const link = parseLink( url );
	const label = link?.network.label ?? '';

	const sayDone = () => {
		const field = getPostSelectors(
			registry,
			'getCurrentPostAttribute'
		)?.getCurrentPostAttribute( 'jetpack_publicize_connections' );
		if ( link && ! isOwn( link, field ) ) {
			void createNotice(
				'warning',
				sprintf(
					/* translators: %1$s: name of a network. */
					__(
						'We were unable to verify that this %1$s thread was published on a %1$s account belonging to you. Please ensure you have permission to reproduce it before publishing.',
						'mainstreet-blocks'
					),
					label
				),
				{ id: WARNING }
			);
		}
		void createNotice(
			'success',
			sprintf(
				/* translators: %s: name of a network. */
				__( '%s thread successfully imported', 'mainstreet-blocks' ),
				label
			),
			{ type: 'snackbar' }
		);
	};

	const importThread = async (): Promise< void > => {
		setIsGathering( true );
		setError( '' );
		const found = await gather( url );
		setIsGathering( false );
		setError( found.error );
		// The embed was changed or removed meanwhile.
		const isThere =
			registry.select( blockEditorStore ).getBlockAttributes( clientId )
				?.url === url;
		if ( found.error || ! isThere ) {
			return;
		}
		void replaceBlocks( clientId, found.blocks );
		sayDone();
		offerCopies( registry, found.images, label );
	};
	return { isGathering, error, importThread };
}
