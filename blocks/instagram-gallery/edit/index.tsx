import { useBlockProps } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { Notice, Placeholder, Spinner } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { ConnectPlaceholder } from '@shared/connect';
import { getEditorState } from '@shared/editor-state';
import { StillPreview } from '@shared/embed-editor';
import { toText } from '@shared/guards';
import { useChangeWithoutUndo } from '@shared/post-editor';
import { normalize } from '../attributes';
import { icon } from '../icon';
import type { Attributes } from '../types';
import { Connect } from './connect';
import { Grid } from './grid';
import { Inspector } from './inspector';
import { getFailure, getNoImagesText, getTitle } from './strings';
import { useConnectWindow } from './use-connect-window';
import { useConnections } from './use-connections';
import { useGallery } from './use-gallery';

type Props = Pick<
	BlockEditProps< Attributes >,
	'attributes' | 'setAttributes'
>;

const NOBODY = { accessToken: undefined, instagramUser: undefined };

function Loading() {
	return (
		<Placeholder icon={ icon } label={ getTitle() }>
			<p role="status">
				<Spinner />
				{ __( 'Loading…', 'mainstreet-blocks' ) }
			</p>
		</Placeholder>
	);
}

function NoImages() {
	return (
		<Placeholder
			icon={ icon }
			label={ getTitle() }
			notices={
				<Notice status="error" isDismissible={ false }>
					{ getNoImagesText() }
				</Notice>
			}
		/>
	);
}

/** The account stays chosen: its images may be there the next time. */
function NoGallery( { onRetry }: { onRetry: () => void } ) {
	return (
		<Placeholder
			icon={ icon }
			label={ getTitle() }
			notices={
				<Notice
					status="error"
					isDismissible={ false }
					actions={ [
						{
							label: __( 'Try again', 'mainstreet-blocks' ),
							onClick: onRetry,
						},
					] }
				>
					{ getFailure() }
				</Notice>
			}
		/>
	);
}

/** The account, its images, and what can be done with them. */
function useInstagram( { attributes, setAttributes }: Props ) {
	const [ error, setError ] = useState( '' );
	const withoutUndo = useChangeWithoutUndo();
	const fail = () => setError( getFailure() );
	const { list, reload } = useConnections( fail );
	const token = toText( attributes.accessToken );

	const choose = ( accessToken: string, instagramUser?: string ) => {
		setError( '' );
		setAttributes( { accessToken, instagramUser } );
	};
	const feed = useGallery( {
		token,
		onLoad: ( { user } ) => {
			setError( '' );
			// The account may have been renamed, or is known by its number only.
			if ( user !== attributes.instagramUser ) {
				withoutUndo( () => setAttributes( { instagramUser: user } ) );
			}
		},
		onGone: () => {
			fail();
			// One undo step together with the choice of the account: undone alone, it would restore an account that fails.
			withoutUndo( () => setAttributes( NOBODY ) );
		},
	} );
	const { isConnecting, connect } = useConnectWindow( {
		onConnect: ( connected ) => {
			choose( connected );
			// It may be disconnected here at once.
			reload().catch( () => {} );
		},
		// The window may have lost this one on its way: what is new in the list is what it connected.
		onClose: async () => {
			const before = ( list ?? [] ).map( ( known ) => known.token );
			const found = await reload().catch( () => [] );
			const added = found.filter(
				( account ) => ! before.includes( account.token )
			);
			if ( added.length === 1 && added[ 0 ] ) {
				choose( added[ 0 ].token, added[ 0 ].username );
			}
		},
		onFailure: fail,
	} );
	return {
		token,
		list,
		feed,
		error,
		isConnecting,
		choose,
		connect: () => {
			setError( '' );
			connect();
		},
		disconnect: () => setAttributes( NOBODY ),
	};
}

export function ConnectedEdit( props: Props ) {
	const { attributes, setAttributes } = props;
	const settings = normalize( attributes );
	const { token, list, feed, choose, disconnect, ...state } =
		useInstagram( props );
	const { gallery } = feed;
	if ( token === '' ) {
		return list ? (
			<Connect
				connections={ list }
				error={ state.error }
				isConnecting={ state.isConnecting }
				onConnect={ state.connect }
				onChoose={ ( known ) => choose( known.token, known.username ) }
			/>
		) : (
			<Loading />
		);
	}
	if ( ! gallery ) {
		return feed.hasFailed ? (
			<NoGallery onRetry={ feed.retry } />
		) : (
			<Loading />
		);
	}
	return (
		<>
			<Inspector
				settings={ settings }
				gallery={ gallery }
				canDisconnect={ ( list ?? [] ).some(
					( known ) => known.token === token
				) }
				onChange={ setAttributes }
				onDisconnect={ disconnect }
			/>
			{ gallery.pictures.length > 0 ? (
				<Grid settings={ settings } gallery={ gallery } />
			) : (
				<NoImages />
			) }
		</>
	);
}

function EditForUser( props: Props ) {
	const { connectTo } = getEditorState();
	return connectTo ? (
		<ConnectPlaceholder
			icon={ icon }
			label={ getTitle() }
			instructions={ sprintf(
				/* translators: %s: name of the company that hosts the site. */
				__(
					'Connect to %s to show Instagram posts.',
					'mainstreet-blocks'
				),
				connectTo
			) }
			host={ connectTo }
		/>
	) : (
		<ConnectedEdit { ...props } />
	);
}

export default function Edit( props: Props ) {
	return (
		<div { ...useBlockProps() }>
			<StillPreview icon={ icon } label={ getTitle() } height={ 240 }>
				<EditForUser { ...props } />
			</StillPreview>
		</div>
	);
}
