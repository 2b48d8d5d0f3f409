import { BlockControls } from '@wordpress/block-editor';
import { Dropdown, ToolbarButton } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { TextToolbarGroup } from '@shared/toolbar/text-toolbar-group';
import { getCurrencyLabel } from '@shared/payments';
import { IN_WINDOW } from '@shared/toolbar/toolbar-dropdown';
import { CurrencyMenu } from './currency-menu';

type Props = {
	currency: string;
	onChange: ( currency: string ) => void;
};

export const Toolbar = ( { currency, onChange }: Props ) => (
	<BlockControls>
		<TextToolbarGroup>
			<Dropdown
				popoverProps={ IN_WINDOW }
				contentClassName="mainstreet-donations-currencies"
				renderToggle={ ( { isOpen, onToggle } ) => (
					<ToolbarButton
						label={ __( 'Change currency', 'mainstreet-blocks' ) }
						aria-haspopup="dialog"
						aria-expanded={ isOpen }
						onClick={ onToggle }
					>
						{ getCurrencyLabel( currency ) }
					</ToolbarButton>
				) }
				renderContent={ ( { onClose } ) => (
					<CurrencyMenu
						currency={ currency }
						onChange={ ( code ) => {
							onClose();
							if ( code !== currency ) {
								onChange( code );
							}
						} }
					/>
				) }
			/>
		</TextToolbarGroup>
	</BlockControls>
);
