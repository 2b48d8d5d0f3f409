import { Button, ExternalLink } from '@wordpress/components';
import { speak } from '@wordpress/a11y';
import { useContext, useEffect, useRef, useState } from '@wordpress/element';
import { __, _x, sprintf } from '@wordpress/i18n';
import { FoldCard } from './fold-card';
import { getPlaceholder, KeyField } from './key-field';
import { KeyPartsField } from './key-parts-field';
import { KeyStatus } from './key-status';
import { RemoveKey } from './remove-key';
import type { KeyState, Service } from './keys-state';
import { ReturnLink } from './return-link';
import { useService, type EnteredValues } from './use-service';

type Props = {
	service: Service;
	initial: KeyState;
	/** Called after each change of the key. */
	onChange: ( id: string, key: KeyState ) => void;
};

type EntryProps = {
	service: Service;
	isSet: boolean;
	error: string;
	errors: Record< string, string >;
	isBusy: boolean;
	onSave: ( value: EnteredValues ) => Promise< boolean >;
};

/** Field for a key, or one field for each of its parts. */
function KeyEntry( { service, errors, ...props }: EntryProps ) {
	if ( service.parts.length > 0 ) {
		return (
			<KeyPartsField
				parts={ service.parts }
				errors={ errors }
				{ ...props }
			/>
		);
	}
	const { isSet, ...field } = props;
	return (
		<KeyField
			label={ isSet ? getPlaceholder( service.field ) : service.field }
			{ ...field }
		/>
	);
}

/** Where to get a key, notes about it, and what the service receives. */
function ServiceFacts( { service }: { service: Service } ) {
	return (
		<>
			<p>
				<ExternalLink href={ service.url }>
					{ service.urlText }
				</ExternalLink>
			</p>
			<p className="mainstreet-settings__note">{ service.advice }</p>
			{ service.data && (
				<>
					<h4>
						{ sprintf(
							/* translators: %s: name of an outside service. */
							__( 'What %s receives', 'mainstreet-blocks' ),
							service.label
						) }
					</h4>
					<p className="mainstreet-settings__note">
						{ service.data }
					</p>
				</>
			) }
		</>
	);
}

/** Whether a key is stored, but encrypted with other security keys of the site. */
const isUnreadable = ( { check }: KeyState ): boolean =>
	check?.ok === false && check.code === 'mainstreet_unreadable';

/** Card of one service: its key, and facts about the service. */
export function ServiceCard( { service, initial, onChange }: Props ) {
	const { key, busy, problem, save, remove, test } = useService(
		service.id,
		initial
	);
	useEffect(
		() => onChange( service.id, key ),
		[ service.id, key, onChange ]
	);
	const returnLink = useContext( ReturnLink );
	const [ isNew, setNew ] = useState( false );
	const card = useRef< HTMLElement >( null );
	const wasSet = useRef( key.set );
	useEffect( () => {
		// Removing the key also removes the focused button.
		if ( wasSet.current && ! key.set ) {
			card.current?.querySelector( 'input' )?.focus();
		}
		wasSet.current = key.set;
	}, [ key.set ] );
	const isProvided = key.set && key.source !== 'database';
	const isBad = key.check?.ok === false;
	const ready = key.set ? __( 'Connected', 'mainstreet-blocks' ) : '';
	const badge = isBad ? __( 'Not working', 'mainstreet-blocks' ) : ready;
	const errorAt = ( at: 'field' | 'key' ) =>
		problem?.at === at ? problem.message : '';

	const saveAndSay = async ( value: EnteredValues ) => {
		const isSaved = await save( value );
		if ( isSaved ) {
			setNew( true );
			speak( __( 'Saved.', 'mainstreet-blocks' ) );
		}
		return isSaved;
	};
	const removeAndSay = async () => {
		const isRemoved = await remove();
		if ( isRemoved ) {
			speak( __( 'Removed.', 'mainstreet-blocks' ) );
		}
		return '';
	};

	const remover = (
		<RemoveKey
			service={ service }
			isDisabled={ busy !== '' }
			onRemove={ removeAndSay }
		/>
	);
	return (
		<FoldCard
			ref={ card }
			id={ `connection-${ service.id }` }
			title={ service.label }
			description={ service.description }
			badge={ badge }
			isGood={ ! isBad }
			isUrgent={ isBad }
		>
			<KeyStatus
				service={ service }
				state={ key }
				isTesting={ busy === 'testing' }
				error={ errorAt( 'key' ) }
			/>
			{ isUnreadable( key ) && (
				<div className="mainstreet-settings__actions">{ remover }</div>
			) }
			{ key.set && (
				<div className="mainstreet-settings__actions">
					{ isNew && returnLink && (
						<Button
							__next40pxDefaultSize
							variant="primary"
							href={ returnLink }
						>
							{ __( 'Back to the editor', 'mainstreet-blocks' ) }
						</Button>
					) }
					<Button
						__next40pxDefaultSize
						variant="secondary"
						accessibleWhenDisabled
						disabled={ busy !== '' }
						isBusy={ busy === 'testing' }
						onClick={ test }
					>
						{ _x( 'Test', 'verb', 'mainstreet-blocks' ) }
					</Button>
					{ ! isProvided && remover }
				</div>
			) }
			{ isProvided && (
				<p>
					{ __(
						'This is set in the site’s configuration and cannot be changed here.',
						'mainstreet-blocks'
					) }
				</p>
			) }
			{ ! isProvided && (
				<KeyEntry
					service={ service }
					isSet={ key.set }
					error={ errorAt( 'field' ) }
					errors={ problem?.parts ?? {} }
					isBusy={ busy === 'saving' }
					onSave={ saveAndSay }
				/>
			) }
			<ServiceFacts service={ service } />
		</FoldCard>
	);
}
