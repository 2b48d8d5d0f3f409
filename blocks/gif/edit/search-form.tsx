import { Button, ExternalLink, TextControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import type { FormEvent } from 'react';
import { ConnectNotice } from '@shared/connect';
import { getEditorState } from '@shared/editor-state';
import { useFocusInBlock } from '@shared/embed-editor';

type Props = {
	value: string;
	onChange: ( value: string ) => void;
	onSubmit: ( value: string ) => void;
	isBusy: boolean;
	/** A term was searched for, and the site has no key. */
	isWithoutKey: boolean;
	/** Term nothing was found for. */
	missed: string;
	/** Whether the instructions stand above it. */
	isInstructed: boolean;
};

/** Asks for a term or an address. */
export function SearchForm( {
	value,
	onChange,
	onSubmit,
	isBusy,
	isWithoutKey,
	missed,
	isInstructed,
}: Props ) {
	const ref = useFocusInBlock();
	const { settingsUrl } = getEditorState();
	const label = __(
		'Search for a term or paste a Giphy URL',
		'mainstreet-blocks'
	);
	const submit = ( event: FormEvent ) => {
		event.preventDefault();
		onSubmit( value );
	};
	return (
		<form
			ref={ ref }
			className="wp-block-jetpack-gif__form"
			onSubmit={ submit }
		>
			<div className="wp-block-jetpack-gif__field">
				<TextControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					hideLabelFromVision
					label={ label }
					placeholder={
						isInstructed
							? __( 'Term or URL', 'mainstreet-blocks' )
							: label
					}
					value={ value }
					onChange={ onChange }
				/>
				<Button
					__next40pxDefaultSize
					variant="secondary"
					type="submit"
					isBusy={ isBusy }
					disabled={ isBusy }
					accessibleWhenDisabled
				>
					{ __( 'Search', 'mainstreet-blocks' ) }
				</Button>
			</div>
			<div role="status">
				{ isWithoutKey && (
					<ConnectNotice
						text={ __(
							'Connect GIPHY to search for GIFs. You can paste GIF URLs without it.',
							'mainstreet-blocks'
						) }
						action={
							<ExternalLink href={ settingsUrl }>
								{ __( 'Connect GIPHY', 'mainstreet-blocks' ) }
							</ExternalLink>
						}
					/>
				) }
				{ missed !== '' && (
					<p>
						{ sprintf(
							/* translators: %s: what was searched for. */
							__(
								'No results found for “%s”.',
								'mainstreet-blocks'
							),
							missed
						) }
					</p>
				) }
			</div>
		</form>
	);
}
