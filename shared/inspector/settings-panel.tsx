import {
	// eslint-disable-next-line @wordpress/no-unsafe-wp-apis -- what core's own inspectors are made of, from 5.9 to 7.1.
	__experimentalToolsPanel as ToolsPanel,
	// eslint-disable-next-line @wordpress/no-unsafe-wp-apis -- as above.
	__experimentalToolsPanelItem as ToolsPanelItem,
} from '@wordpress/components';
import {
	getItemProps,
	getResets,
	getShown,
	isSet,
	type Settings,
} from './settings';
import { useMenuProps } from './use-menu-props';

type Props< Values > = {
	title: string;
	/** Attributes or other values. */
	values: Values;
	onChange: ( values: Partial< NoInfer< Values > > ) => void;
	settings: Settings< NoInfer< Values > >;
};

/** Panel of the tab "Settings", in which each setting, or all, can be reset. */
export function SettingsPanel< Values extends object >( {
	title,
	values,
	onChange,
	settings,
}: Props< Values > ) {
	const shown = getShown( settings );
	const dropdownMenuProps = useMenuProps();
	return (
		<ToolsPanel
			label={ title }
			dropdownMenuProps={ dropdownMenuProps }
			resetAll={ () => onChange( getResets( shown ) ) }
		>
			{ shown.map( ( setting ) => (
				<ToolsPanelItem
					key={ setting.label }
					{ ...getItemProps( setting ) }
					hasValue={ () => isSet( values, setting.reset ) }
					onDeselect={ () => onChange( setting.reset ) }
				>
					{ setting.control( setting.label ) }
				</ToolsPanelItem>
			) ) }
		</ToolsPanel>
	);
}
