import { BlockControls } from '@wordpress/block-editor';
import { ToolbarDropdownMenu } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { TextToolbarGroup } from '@shared/toolbar-group';
import { COMMON_CURRENCIES, CURRENCIES } from '@shared/money';
import { getCurrencyLabel } from '@shared/payments';
import { IN_WINDOW } from '@shared/toolbar-dropdown';

type Props = {
	currency: string;
	onChange: ( currency: string ) => void;
};

/** Chooses the currency; those that are used most come first. */
export function Toolbar( { currency, onChange }: Props ) {
	const toControls = ( codes: readonly string[] ) =>
		codes.map( ( code ) => ( {
			title: getCurrencyLabel( code ),
			isActive: code === currency,
			role: 'menuitemradio',
			onClick: () => code === currency || onChange( code ),
		} ) );
	return (
		<BlockControls>
			<TextToolbarGroup>
				<ToolbarDropdownMenu
					icon={ null }
					label={ __( 'Change currency', 'mainstreet-blocks' ) }
					text={ getCurrencyLabel( currency ) }
					popoverProps={ {
						...IN_WINDOW,
						className: 'mainstreet-donations-currencies',
					} }
					controls={ [
						toControls( COMMON_CURRENCIES ),
						toControls(
							CURRENCIES.filter(
								( code ) => ! COMMON_CURRENCIES.includes( code )
							)
						),
					] }
				/>
			</TextToolbarGroup>
		</BlockControls>
	);
}
