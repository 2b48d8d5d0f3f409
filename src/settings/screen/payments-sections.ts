import { __ } from '@wordpress/i18n';
import type { Field, Section } from './options-state';

/** Known groups, in their order. Settings of other groups come last. */
const GROUPS = [
	'mode',
	'currency',
	'mails',
	'limits',
	'access',
	'fees',
	'services',
] as const;

type Group = ( typeof GROUPS )[ number ];

const isGroup = ( name: string ): name is Group =>
	GROUPS.some( ( group ) => group === name );

/** Returns the id of the section that contains the settings of a group. */
const getSectionId = ( group: string ): string =>
	`payments-${ isGroup( group ) ? group : 'more' }`;

/** Returns the payment settings, each with the section of its group. */
export const getPaymentFields = ( fields: Field[] ): Field[] =>
	fields
		.filter( ( { section } ) => section === 'payments' )
		.map( ( field ) => ( {
			...field,
			section: getSectionId( field.group ),
		} ) );

const getSection = (
	name: Group | 'more',
	label: string,
	isFolded = false
): Section => ( {
	isFolded,
	id: `payments-${ name }`,
	label,
	note: '',
	service: '',
	links: [],
	tab: null,
} );

export const getModeSection = (): Section =>
	getSection( 'mode', __( 'Payment mode', 'mainstreet-blocks' ) );

/** Returns the sections below mode and services. */
export const getPaymentSections = (): Section[] => [
	getSection( 'currency', __( 'Currency', 'mainstreet-blocks' ) ),
	getSection( 'mails', __( 'Receipts and emails', 'mainstreet-blocks' ) ),
	getSection( 'limits', __( 'Limits', 'mainstreet-blocks' ), true ),
	getSection(
		'access',
		__( 'Access to paid content', 'mainstreet-blocks' ),
		true
	),
	getSection( 'fees', __( 'Fees', 'mainstreet-blocks' ), true ),
	getSection( 'services', __( 'PayPal', 'mainstreet-blocks' ), true ),
	getSection( 'more', __( 'More', 'mainstreet-blocks' ) ),
];
