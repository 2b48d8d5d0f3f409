import { Button, Spinner } from '@wordpress/components';
import { useEffect, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { drawOutside } from '@shared/draw-outside';
import { createLazy } from '@shared/lazy';

// The previews load when the modal opens.
const lazy = createLazy(
	() => import( /* webpackChunkName: "social-previews-modal" */ './modal' )
);

function Dialog( { onClose }: { onClose: () => void } ) {
	const { code, hasFailed, retry } = lazy.useCode();
	useEffect( () => {
		if ( code ) {
			drawOutside(
				( close ) => <code.PreviewsModal onClose={ close } />,
				onClose
			);
		}
		// Once, when its code is there.
		// eslint-disable-next-line react-hooks/exhaustive-deps
	}, [ code ] );
	if ( code ) {
		return null;
	}
	return hasFailed ? (
		<>
			<p role="alert">
				{ __(
					'Could not load the previews. Please check your connection.',
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

/** Among the post's settings. */
export function Settings() {
	const [ isOpen, setIsOpen ] = useState( false );
	return (
		<>
			<p>
				{ __(
					'See how this post will look in search results and on social networks.',
					'mainstreet-blocks'
				) }
			</p>
			<Button
				__next40pxDefaultSize
				variant="secondary"
				aria-haspopup="dialog"
				onClick={ () => setIsOpen( true ) }
			>
				{ __( 'Show previews', 'mainstreet-blocks' ) }
			</Button>
			{ isOpen && <Dialog onClose={ () => setIsOpen( false ) } /> }
		</>
	);
}
