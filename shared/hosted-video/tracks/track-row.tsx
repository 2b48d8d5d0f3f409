import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import type { Ref } from 'react';
import type { Track } from '../types';

type Props = {
	track: Track;
	/** Whether it is being removed. */
	isBusy: boolean;
	/** Whether any is. */
	isDisabled: boolean;
	onEdit: () => void;
	onRemove: () => void;
	editRef?: Ref< HTMLButtonElement >;
};

/** A track with its actions. */
export function TrackRow( {
	track,
	isBusy,
	isDisabled,
	onEdit,
	onRemove,
	editRef,
}: Props ) {
	const name = `${ track.label } (${ track.srcLang })`;
	const button = {
		__next40pxDefaultSize: true,
		disabled: isDisabled,
		accessibleWhenDisabled: true,
	} as const;
	return (
		<div
			style={ {
				alignItems: 'center',
				display: 'flex',
				justifyContent: 'space-between',
			} }
		>
			<span style={ { overflowWrap: 'anywhere' } }>{ name }</span>
			<span style={ { display: 'flex', flexShrink: 0 } }>
				<Button
					{ ...button }
					ref={ editRef }
					variant="tertiary"
					aria-label={ sprintf(
						/* translators: %s: name of a text track. */
						__( 'Edit track %s', 'mainstreet-blocks' ),
						name
					) }
					onClick={ onEdit }
				>
					{ __( 'Edit', 'mainstreet-blocks' ) }
				</Button>
				<Button
					{ ...button }
					variant="tertiary"
					isDestructive
					isBusy={ isBusy }
					aria-label={ sprintf(
						/* translators: %s: name of a text track. */
						__( 'Remove track %s', 'mainstreet-blocks' ),
						name
					) }
					onClick={ onRemove }
				>
					{ __( 'Remove', 'mainstreet-blocks' ) }
				</Button>
			</span>
		</div>
	);
}
