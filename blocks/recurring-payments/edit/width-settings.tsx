import { __ } from '@wordpress/i18n';
import { StyleSettings } from '@shared/inspector';
import { WidthFields } from '@shared/width-panel';
import type { Attributes } from '../types';

type Props = {
	attributes: Attributes;
	onChange: ( attributes: Partial< Attributes > ) => void;
};

/** Width of the button in its row. */
export function WidthSettings( { attributes, onChange }: Props ) {
	const { align, width } = attributes;
	return (
		<StyleSettings
			group="dimensions"
			values={ attributes }
			onChange={ onChange }
			settings={ [
				{
					label: __( 'Width', 'mainstreet-blocks' ),
					reset: { width: undefined },
					control: () => (
						<WidthFields
							width={ width }
							hasPercentages={
								align !== 'left' && align !== 'right'
							}
							onChange={ ( chosen ) =>
								onChange( { width: chosen } )
							}
						/>
					),
				},
			] }
		/>
	);
}
