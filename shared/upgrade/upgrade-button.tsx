import { Button } from '@wordpress/components';
import { useRegistry } from '@wordpress/data';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { getPostActions, getPostSelectors } from '@shared/post-editor';
import { track } from '@shared/analytics';

type Props = {
	/** URL to buy the plan; '' for no button. */
	url: string;
	/** Slug of the plan and name of the block, for tracking. */
	plan: string;
	block: string;
	onLeave?: ( url: string ) => void;
};

const leave = ( url: string ) => window.location.assign( url );

/** Saves the post, then opens the page that sells the plan. */
export function UpgradeButton( { url, plan, block, onLeave = leave }: Props ) {
	const [ isBusy, setIsBusy ] = useState( false );
	const isMounted = useRef( true );
	const registry = useRegistry();
	useEffect( () => {
		isMounted.current = true;
		return () => {
			isMounted.current = false;
		};
	}, [] );
	if ( ! url ) {
		return null;
	}
	const go = async () => {
		setIsBusy( true );
		track( 'jetpack_editor_block_upgrade_click', { plan, block } );
		try {
			if (
				getPostSelectors(
					registry,
					'isEditedPostDirty'
				)?.isEditedPostDirty()
			) {
				await getPostActions( registry, 'autosave' )?.autosave();
			}
		} catch {
			// The browser asks if there are unsaved changes.
		}
		onLeave( url );
		if ( isMounted.current ) {
			// The user stayed or returned.
			setTimeout( () => isMounted.current && setIsBusy( false ), 5000 );
		}
	};
	return (
		<Button
			__next40pxDefaultSize
			variant="primary"
			onClick={ go }
			isBusy={ isBusy }
			disabled={ isBusy }
			accessibleWhenDisabled
		>
			{ isBusy
				? __( 'Redirecting…', 'mainstreet-blocks' )
				: __( 'Upgrade', 'mainstreet-blocks' ) }
		</Button>
	);
}
