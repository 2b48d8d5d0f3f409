import { Button, TextControl } from '@wordpress/components';
import { useCopyToClipboard } from '@wordpress/compose';
import { useDispatch } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { copy } from '@wordpress/icons';
import { store as noticesStore } from '@wordpress/notices';
import { toText } from '@shared/guards';
import { usePost } from '@shared/post-editor';

/** The short address, to be read and copied. */
export function Settings() {
	const link = usePost(
		[ 'getCurrentPostAttribute' ],
		( { getCurrentPostAttribute } ) =>
			toText( getCurrentPostAttribute( 'jetpack_shortlink' ) )
	);
	const { createNotice } = useDispatch( noticesStore );
	// Core announces the notice.
	const ref = useCopyToClipboard< HTMLButtonElement >( link ?? '', () => {
		createNotice(
			'info',
			__( 'Shortlink copied to clipboard.', 'mainstreet-blocks' ),
			{ type: 'snackbar', isDismissible: true }
		);
	} );
	if ( ! link ) {
		return (
			<p>{ __( 'This post has no shortlink.', 'mainstreet-blocks' ) }</p>
		);
	}
	return (
		<>
			<TextControl
				__nextHasNoMarginBottom
				__next40pxDefaultSize
				label={ __( 'Shortlink', 'mainstreet-blocks' ) }
				hideLabelFromVision
				dir="ltr"
				type="url"
				readOnly
				value={ link }
				onChange={ () => {} }
				onFocus={ ( event ) => event.currentTarget.select() }
			/>
			<Button
				__next40pxDefaultSize
				ref={ ref }
				variant="secondary"
				icon={ copy }
				style={ { marginBlockStart: 8 } }
			>
				{ __( 'Copy shortlink', 'mainstreet-blocks' ) }
			</Button>
		</>
	);
}
