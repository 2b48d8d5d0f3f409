import { BlockControls } from '@wordpress/block-editor';
import { ToolbarButton } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { TextToolbarGroup } from '@shared/toolbar/text-toolbar-group';
import { GUEST, SUBSCRIBER, type View } from './names';

type Props = { view: View; onChange: ( view: View ) => void };

/** Two toolbar buttons that switch the view. */
export function ViewSwitch( { view, onChange }: Props ) {
	const views: { name: View; label: string }[] = [
		{
			name: SUBSCRIBER,
			label: __( 'Subscriber View', 'mainstreet-blocks' ),
		},
		{ name: GUEST, label: __( 'Guest View', 'mainstreet-blocks' ) },
	];
	return (
		<BlockControls>
			<TextToolbarGroup>
				{ views.map( ( { name, label } ) => (
					<ToolbarButton
						key={ name }
						isPressed={ view === name }
						onClick={ () => onChange( name ) }
					>
						{ label }
					</ToolbarButton>
				) ) }
			</TextToolbarGroup>
		</BlockControls>
	);
}
