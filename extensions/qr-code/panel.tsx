import { Button, Spinner } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { toText } from '@shared/guards';
import { createLazy } from '@shared/lazy';
import { usePost } from '@shared/post-editor';
import { getAddress } from './address';

// What draws is larger than all of the panel: it comes when the picture is asked for.
const lazy = createLazy(
	() => import( /* webpackChunkName: "qr-code-modal" */ './modal' )
);

type DialogProps = { link: string; name: string; onClose: () => void };

function Dialog( props: DialogProps ) {
	const { code, hasFailed, retry } = lazy.useCode();
	if ( code ) {
		return <code.QrModal { ...props } />;
	}
	return hasFailed ? (
		<>
			<p role="alert">
				{ __(
					'The QR code could not be loaded. Please check your connection.',
					'mainstreet-blocks'
				) }
			</p>
			<Button __next40pxDefaultSize variant="secondary" onClick={ retry }>
				{ __( 'Try again', 'mainstreet-blocks' ) }
			</Button>
		</>
	) : (
		<Spinner />
	);
}

/** What stands behind publishing: a sentence, and the button that opens the picture. */
export function AfterPublishing() {
	const [ isOpen, setIsOpen ] = useState( false );
	const post = usePost(
		[ 'getCurrentPostAttribute', 'getCurrentPostId' ],
		( { getCurrentPostAttribute, getCurrentPostId } ) => ( {
			link: toText( getCurrentPostAttribute( 'link' ) ),
			shortlink: toText( getCurrentPostAttribute( 'jetpack_shortlink' ) ),
			id: String( getCurrentPostId() ),
		} )
	);
	if ( ! post?.link ) {
		return null;
	}
	return (
		<>
			<p>
				{ __(
					'People open this post on their phone by pointing its camera at a QR code: on a poster, a flyer or a screen.',
					'mainstreet-blocks'
				) }
			</p>
			<Button
				__next40pxDefaultSize
				variant="secondary"
				aria-haspopup="dialog"
				onClick={ () => setIsOpen( true ) }
			>
				{ __( 'Get QR code', 'mainstreet-blocks' ) }
			</Button>
			{ isOpen && (
				<Dialog
					link={ getAddress( post.link, post.shortlink ) }
					name={ `qr-code-${ post.id }` }
					onClose={ () => setIsOpen( false ) }
				/>
			) }
		</>
	);
}
