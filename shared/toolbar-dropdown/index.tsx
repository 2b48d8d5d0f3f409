import { Dropdown, ToolbarButton } from '@wordpress/components';
import type { ReactElement, ReactNode } from 'react';

/**
 * Where a popover opens that belongs to a button: below it, and moved into the window where it would leave it. On a
 * phone the button may be anywhere between the two edges.
 */
export const IN_WINDOW = { placement: 'bottom-start', shift: true } as const;

type Props = {
	icon: ReactElement;
	/** Name of the button. */
	label: string;
	/** Class of the popover. */
	className: string;
	/** False for one that stays as high as its content is, above what else is open. */
	resize?: boolean;
	/** The popover's content, and how to close it. */
	children: ( close: () => void ) => ReactNode;
};

/** Button of a block's toolbar that opens fields of its own. */
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
