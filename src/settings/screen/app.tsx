import { Button } from '@wordpress/components';
import { useCallback, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { Frame } from '@shared/admin/frame';
import { ConnectionsTab } from './connections-tab';
import type { KeyState } from './keys-state';
import { ModulesTab } from './modules-tab';
import { OptionsForm } from './options-form';
import type { Section } from './options-state';
import { PaymentsTab } from './payments-tab';
import { getReturnLink, ReturnLink } from './return-link';
import { ServicesTable } from './services-table';
import type { State } from './state';
import { getTabNames, Tabs, TabPanel } from './tabs';
import { TestMail } from './test-mail';
import { ToolsTab } from './tools-tab';
import { UninstallSetting } from './uninstall-setting';
import { useTab, type TabLocation, type Tab } from './use-tab';

type Props = { state: State };

/** Current tab. Links to keys also work for payment keys, which have a separate tab. */
function usePlace( { returnUrl, services }: State ): TabLocation {
	// Users who come from the editor want to set up a service.
	const { tab, id } = useTab( returnUrl ? 'connections' : 'modules' );
	const isPayment =
		tab === 'connections' &&
		services.some(
			( service ) => service.type === 'payments' && service.id === id
		);
	return { tab: isPayment ? 'payments' : tab, id };
}

export function App( { state }: Props ) {
	const { sections, fields, values, returnUrl } = state;
	const { tab, id } = usePlace( state );
	const [ keys, setKeys ] = useState( values.keys );
	const changeKey = useCallback(
		( service: string, key: KeyState ) =>
			setKeys( ( known ) => ( { ...known, [ service ]: key } ) ),
		[]
	);
	const labels = getTabNames();
	const draw = ( name: Tab, own: Section[] ) => (
		<OptionsForm
			label={ labels[ name ] }
			sections={ own }
			fields={ fields }
			initial={ values.options }
		/>
	);
	const drawOf = ( name: Tab ) =>
		draw(
			name,
			sections.filter( ( section ) => section.tab === name )
		);
	// Sections with settings of single blocks.
	const ofBlocks = sections.filter(
		( { id: section, service, tab: own } ) =>
			! service &&
			! own &&
			fields.some( ( field ) => field.section === section )
	);
	const without: Tab[] = [
		...( ofBlocks.length > 0 ? [] : [ 'blocks' as const ] ),
		// The module of ads may be off.
		...( sections.some( ( { id: section } ) => section === 'ads' )
			? []
			: [ 'ads' as const ] ),
	];
	const returnLink = returnUrl && getReturnLink( returnUrl, keys );
	return (
		<ReturnLink.Provider value={ returnLink }>
			<Frame
				title={ __( 'Mainstreet settings', 'mainstreet-blocks' ) }
				actions={
					returnUrl && (
						<Button
							size="compact"
							variant="secondary"
							href={ returnLink }
						>
							{ __( 'Back to the editor', 'mainstreet-blocks' ) }
						</Button>
					)
				}
				tabs={ <Tabs current={ tab } without={ without } /> }
			>
				<div
					className={ `mainstreet-settings${
						tab === 'modules' ? ' is-wide' : ''
					}` }
				>
					<TabPanel name="modules" current={ tab }>
						<ModulesTab initial={ state.modules } keys={ keys } />
					</TabPanel>
					<TabPanel name="blocks" current={ tab }>
						{ draw( 'blocks', ofBlocks ) }
					</TabPanel>
					<TabPanel name="business" current={ tab }>
						{ drawOf( 'business' ) }
					</TabPanel>
					<TabPanel name="connections" current={ tab }>
						<ConnectionsTab
							state={ state }
							open={ tab === 'connections' ? id : '' }
							onChange={ changeKey }
						>
							{ draw(
								'connections',
								sections.filter(
									( { service, isWithoutKey } ) =>
										service &&
										( isWithoutKey || keys[ service ]?.set )
								)
							) }
						</ConnectionsTab>
					</TabPanel>
					<TabPanel name="payments" current={ tab }>
						<PaymentsTab
							state={ state }
							open={ tab === 'payments' ? id : '' }
							onChange={ changeKey }
						/>
					</TabPanel>
					<TabPanel name="newsletter" current={ tab }>
						{ drawOf( 'newsletter' ) }
						<TestMail initial={ state.email } />
					</TabPanel>
					<TabPanel name="forms" current={ tab }>
						{ drawOf( 'forms' ) }
					</TabPanel>
					<TabPanel name="sharing" current={ tab }>
						{ drawOf( 'sharing' ) }
					</TabPanel>
					<TabPanel name="ads" current={ tab }>
						{ drawOf( 'ads' ) }
					</TabPanel>
					<TabPanel name="privacy" current={ tab }>
						{ drawOf( 'privacy' ) }
						<ServicesTable state={ state } keys={ keys } />
						<h2>
							{ __( 'Plugin deletion', 'mainstreet-blocks' ) }
						</h2>
						<UninstallSetting
							initial={ values.deleteOnUninstall }
							initialAnswers={ values.deleteAnswersOnUninstall }
						/>
					</TabPanel>
					<TabPanel name="tools" current={ tab }>
						<ToolsTab
							checks={ state.checks }
							commands={ state.commands }
						/>
						{ drawOf( 'tools' ) }
					</TabPanel>
				</div>
			</Frame>
		</ReturnLink.Provider>
	);
}
