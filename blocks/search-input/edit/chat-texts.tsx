import { TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

type Texts = { askButtonLabel?: unknown; placeholder?: unknown };
type Props = {
	attributes: Texts;
	onChange: ( changes: Texts ) => void;
};

const toText = ( value: unknown ): string =>
	typeof value === 'string' ? value : '';

/** The two texts of the form that visitors see. */
export function ChatTexts( { attributes, onChange }: Props ) {
	return (
		<div style={ { display: 'grid', gap: 12, marginBlockStart: 12 } }>
			<TextControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				label={ __( 'Placeholder', 'mainstreet-blocks' ) }
				value={ toText( attributes.placeholder ) }
				onChange={ ( placeholder ) =>
					onChange( { placeholder: placeholder || undefined } )
				}
			/>
			<TextControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				label={ __( 'Button text', 'mainstreet-blocks' ) }
				placeholder={ __( 'Ask', 'mainstreet-blocks' ) }
				value={ toText( attributes.askButtonLabel ) }
				onChange={ ( askButtonLabel ) =>
					onChange( { askButtonLabel: askButtonLabel || undefined } )
				}
			/>
		</div>
	);
}
