import { Dropdown, ToolbarButton } from '@wordpress/components';
import type { ReactElement, ReactNode } from 'react';

/** Position of a popover: below its button, shifted into the viewport, as the button may be anywhere on a phone. */
export const IN_WINDOW = { placement: 'bottom-start', shift: true } as const;

type Props = {
	icon: ReactElement;
	/** Name of the button. */
	label: string;
	/** Class of the popover. */
	className: string;
	/** False for a popover with the height of its content. */
	resize?: boolean;
	/** Renders the popover's content, with a function that closes it. */
	children: ( close: () => void ) => ReactNode;
};

/** Toolbar button that opens a popover with fields. */
export function ToolbarDropdown( {
	icon,
	label,
	className,
	resize = true,
	children,
}: Props ) {
	return (
		<Dropdown
			popoverProps={ { ...IN_WINDOW, resize } }
			contentClassName={ className }
			renderToggle={ ( { isOpen, onToggle } ) => (
				<ToolbarButton
					icon={ icon }
					label={ label }
					aria-haspopup="dialog"
					aria-expanded={ isOpen }
					onClick={ onToggle }
				/>
			) }
			renderContent={ ( { onClose } ) => children( onClose ) }
		/>
	);
}
