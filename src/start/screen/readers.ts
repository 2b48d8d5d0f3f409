/** Makes sense of what the server prints and answers; total and pure. */
import { list, number, record, text } from '@shared/admin/guards';
import type {
	Count,
	Former,
	Kinds,
	Link,
	Module,
	Portion,
	Post,
	State,
} from './types';

const texts = ( value: unknown ): string[] =>
	list( value ).map( text ).filter( Boolean );

const readLink = ( value: unknown ): Link => {
	const { url, label } = record( value );
	return { url: text( url ), label: text( label ) };
};

/**
 * What can be taken over.
 *
 * @param answer Of `/start/former`.
 */
export const readFormer = ( answer: unknown ): Former[] =>
	list( answer )
		.map( record )
		.map( ( entry ) => ( {
			id: text( entry.id ),
			label: text( entry.label ),
			details: texts( entry.details ),
			isDone: entry.state === 'done',
			left: number( entry.left ),
			link: readLink( entry.link ),
		} ) );

const readCount = ( value: unknown ): Count => {
	const { name, posts, blocks } = record( value );
	return {
		name: text( name ),
		posts: number( posts ),
		blocks: number( blocks ),
	};
};

const readPost = ( value: unknown ): Post => {
	const { id, title, url, names } = record( value );
	return {
		id: number( id ),
		title: text( title ),
		url: text( url ),
		names: texts( names ),
	};
};

const readModule = ( value: unknown ): Module => {
	const { label, state, needs, moving } = record( value );
	return {
		label: text( label ),
		state: text( state ),
		moving: text( moving ),
		needs: list( needs )
			.map( record )
			.map( ( need ) => ( {
				label: text( need.label ),
				met: need.met === true,
				url: text( need.url ),
			} ) ),
	};
};

function readKinds( value: unknown ): Kinds {
	const { modules, blocks } = record( value );
	return {
		modules: Object.fromEntries(
			Object.entries( record( modules ) ).map( ( [ id, module ] ) => [
				id,
				readModule( module ),
			] )
		),
		blocks: Object.fromEntries(
			Object.entries( record( blocks ) ).map( ( [ name, block ] ) => [
				name,
				{
					module: text( record( block ).module ),
					isPart: record( block ).is_part === true,
				},
			] )
		),
	};
}

/**
 * One portion of the survey.
 *
 * @param answer Of `/start/survey`.
 */
export function readPortion( answer: unknown ): Portion {
	const { next, seen, total, blocks, posts, kinds } = record( answer );
	return {
		next: number( next ),
		seen: number( seen ),
		total: number( total ),
		blocks: list( blocks ).map( readCount ),
		posts: list( posts ).map( readPost ),
		kinds: kinds ? readKinds( kinds ) : null,
	};
}

/**
 * What the screen starts from.
 *
 * @param printed `window.mainstreetStart`.
 */
export function readState( printed: unknown ): State {
	const { steps, keys, kinds, former, notes, links } = record( printed );
	return {
		steps: list( steps )
			.map( record )
			.map( ( step ) => ( {
				id: text( step.id ),
				title: text( step.title ),
				text: text( step.text ),
				done: step.done === true,
				hasPage: step.has_page === true,
				links: list( step.links ).map( readLink ),
			} ) ),
		keys: list( keys )
			.map( record )
			.map( ( key ) => ( {
				id: text( key.id ),
				label: text( key.label ),
				text: text( key.text ),
				url: text( key.url ),
				link: text( key.link ),
				isSet: key.is_set === true,
			} ) ),
		kinds: readKinds( kinds ),
		former: readFormer( former ),
		notes: list( notes )
			.map( record )
			.map( ( note ) => ( {
				id: text( note.id ),
				label: text( note.label ),
				text: text( note.text ),
				link: { url: text( note.url ), label: text( note.link ) },
			} ) ),
		links: { settings: text( record( links ).settings ) },
	};
}
