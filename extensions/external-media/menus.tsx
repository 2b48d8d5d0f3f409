/** Menus of libraries that replace media buttons, or are shown beside them. */
import {
	DropdownMenu,
	MenuItem,
	ToolbarButton,
	ToolbarDropdownMenu,
	ToolbarGroup,
} from '@wordpress/components';
import { Children, isValidElement } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { chevronDown } from '@wordpress/icons';
import { toRecord, toText } from '@shared/guards';
import { image } from './icon';

export type Control = { title: string; onClick: () => void };

/** What a button says. */
export const getText = ( { props }: JSX.Element ): string =>
	toText( props.text ) ||
	Children.toArray( props.children )
		.map( ( child ) =>
			isValidElement( child ) ? getText( child ) : toText( child )
		)
		.join( '' );

/**
 * Closes the menu of the chosen item, which would stay open above the dialog. Its toggle gets the focus, so that the
 * dialog restores the focus there. Of nested menus, the innermost is closed.
 */
function closeMenu(): void {
	const toggles = document.querySelectorAll< HTMLElement >(
		'[aria-haspopup][aria-expanded="true"]'
	);
	const toggle = toggles[ toggles.length - 1 ];
	toggle?.focus();
	toggle?.click();
}

/** The menu that replaces a button, with the same appearance. */
export function ButtonMenu( {
	button,
	controls,
}: {
	button: JSX.Element;
	controls: Control[];
} ) {
	const { children, onClick, text, ...rest } = button.props;
	const name = getText( button );
	return (
		<DropdownMenu
			icon={ rest.icon ?? chevronDown }
			label={ name }
			text={ name }
			controls={ controls }
			toggleProps={ {
				...rest,
				iconPosition: rest.icon ? 'left' : 'right',
				// The owner of the button may want to focus it.
				ref: toRecord( button ).ref,
				showTooltip: false,
			} }
		/>
	);
}

/** Centered in its container, like an icon button. */
export const IconMenu = ( {
	button: {
		props: { icon, label, variant, className },
	},
	controls,
}: {
	button: JSX.Element;
	controls: Control[];
} ) => (
	<div style={ { display: 'grid', justifyItems: 'center', margin: 'auto' } }>
		<DropdownMenu
			icon={ icon }
			label={ label }
			controls={ controls }
			toggleProps={ { variant, className } }
		/>
	</div>
);

/** A toolbar button beside another one, named after it, as a block may have several. */
export function ToolbarMenu( {
	button,
	controls,
}: {
	button: JSX.Element;
	controls: Control[];
} ) {
	const menu = (
		<ToolbarDropdownMenu
			icon={ image }
			label={ [
				__( 'Other media sources', 'mainstreet-blocks' ),
				getText( button ),
			]
				.filter( Boolean )
				.join( ': ' ) }
			controls={ controls }
		/>
	);
	return button.type === ToolbarButton ? (
		menu
	) : (
		<ToolbarGroup>{ menu }</ToolbarGroup>
	);
}

/** More items of a menu. */
export const MenuItems = ( { controls }: { controls: Control[] } ) => (
	<>
		{ controls.map( ( { title, onClick } ) => (
			<MenuItem
				key={ title }
				icon={ image }
				onClick={ () => {
					closeMenu();
					onClick();
				} }
			>
				{ title }
			</MenuItem>
		) ) }
	</>
);
