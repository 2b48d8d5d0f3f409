import { BlockControls } from '@wordpress/block-editor';
import { ToolbarGroup } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { phone } from '@shared/icons/phone';
import { ToolbarDropdown } from '@shared/toolbar/toolbar-dropdown';
import type { Attributes } from '../types';
import { CountryField, NumberField } from './phone-fields';

type Props = {
	attributes: Attributes;
	onChange: ( attributes: Partial< Attributes > ) => void;
};

/** The number at hand: a button in the toolbar that opens its two fields. */
export function Toolbar( props: Props ) {
	return (
		<BlockControls>
			<ToolbarGroup>
				<ToolbarDropdown
					icon={ phone }
					label={ __( 'Edit phone number', 'mainstreet-blocks' ) }
					className="mainstreet-whatsapp"
				>
					{ () => (
						<div className="mainstreet-whatsapp__fields">
							<CountryField
								{ ...props }
								label={ __(
									'Country code',
									'mainstreet-blocks'
								) }
							/>
							<NumberField
								{ ...props }
								label={ __(
									'Phone number',
									'mainstreet-blocks'
								) }
							/>
						</div>
					) }
				</ToolbarDropdown>
			</ToolbarGroup>
		</BlockControls>
	);
}
