import {
	Button,
	Notice,
	Placeholder,
	TextControl,
} from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { FormEvent } from 'react';
import { useFocusInBlock } from '@shared/embed-editor';
import { icon } from '../icon';

type Props = {
	/** Initial URL. */
	url: string;
	error: string;
	onSubmit: ( typed: string ) => void;
	/** Returns to the player; undefined if there is none. */
	onCancel: ( () => void ) | undefined;
};

/** Form for the URL of a podcast. */
export function UrlForm( { url, error, onSubmit, onCancel }: Props ) {
	const isReopened = onCancel ? 'edit' : undefined;
	const ref = useFocusInBlock( error ? 'error' : isReopened );
	const [ typed, setTyped ] = useState( url );
	const submit = ( event: FormEvent ) => {
		event.preventDefault();
		onSubmit( typed );
	};
	return (
		<Placeholder
			icon={ icon }
			label={ __( 'Podcast Player', 'mainstreet-blocks' ) }
			instructions={ __(
				'Paste the URL of a podcast feed or podcast website.',
				'mainstreet-blocks'
			) }
			notices={
				error ? (
					<Notice status="error" isDismissible={ false }>
						{ error }
					</Notice>
				) : undefined
			}
		>
			<form
				ref={ ref }
				className="jetpack-podcast-player__form"
				onSubmit={ submit }
				noValidate
			>
				<TextControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					hideLabelFromVision
					label={ __( 'Podcast URL', 'mainstreet-blocks' ) }
					placeholder={ __( 'Enter URL here…', 'mainstreet-blocks' ) }
					dir="ltr"
					inputMode="url"
					value={ typed }
					onChange={ setTyped }
				/>
				<Button __next40pxDefaultSize variant="primary" type="submit">
					{ __( 'Embed', 'mainstreet-blocks' ) }
				</Button>
				{ onCancel && (
					<Button
						__next40pxDefaultSize
						variant="tertiary"
						onClick={ onCancel }
					>
						{ __( 'Cancel', 'mainstreet-blocks' ) }
					</Button>
				) }
			</form>
		</Placeholder>
	);
}
