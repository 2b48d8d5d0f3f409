import { TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { clamp } from '@shared/guards';
import type { Setting } from '@shared/inspector';
import type { InnerAttributes } from '../../inner/types';
import { readText } from '../guards';

type Props = {
	attributes: InnerAttributes;
	setAttributes: ( attributes: InnerAttributes ) => void;
};

const MAX_FILES = 10;

/** Returns the settings for types and number of files. The server enforces them. */
export function getFileSettings( {
	attributes,
	setAttributes,
}: Props ): Setting< InnerAttributes >[] {
	const count = Number( attributes.maxfiles );
	return [
		{
			label: __( 'Allowed file types', 'mainstreet-blocks' ),
			reset: { accept: undefined },
			control: ( label ) => (
				<TextControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					label={ label }
					help={ __(
						'File extensions separated by commas, such as pdf, jpg. Leave empty to allow all safe file types.',
						'mainstreet-blocks'
					) }
					value={ readText( attributes, 'accept' ) }
					onChange={ ( accept ) => setAttributes( { accept } ) }
				/>
			),
		},
		{
			label: __( 'Maximum number of files', 'mainstreet-blocks' ),
			reset: { maxfiles: undefined },
			control: ( label ) => (
				<TextControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					type="number"
					min={ 1 }
					max={ MAX_FILES }
					label={ label }
					value={ String( count >= 1 ? count : 1 ) }
					onChange={ ( text ) =>
						setAttributes( {
							maxfiles: clamp(
								Math.round( Number( text ) ) || 1,
								1,
								MAX_FILES
							),
						} )
					}
				/>
			),
		},
	];
}
