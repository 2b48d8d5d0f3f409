import { BlockControls } from '@wordpress/block-editor';
import { Dropdown, ToolbarButton, ToolbarGroup } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { mobile } from '@wordpress/icons';
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
				<Dropdown
					popoverProps={ { placement: 'bottom-start' } }
					contentClassName="mainstreet-whatsapp"
					renderToggle={ ( { isOpen, onToggle } ) => (
						<ToolbarButton
							icon={ mobile }
							label={ __(
								'Edit phone number',
								'mainstreet-blocks'
							) }
							aria-expanded={ isOpen }
							aria-haspopup="true"
							onClick={ onToggle }
						/>
					) }
					renderContent={ () => (
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
				/>
			</ToolbarGroup>
		</BlockControls>
	);
}
