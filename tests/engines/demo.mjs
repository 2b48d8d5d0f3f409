/** Content of scenarios. */
import fs from 'node:fs';
import path from 'node:path';
import { root } from '../../bin/lib/paths.mjs';

/**
 * The demo of a block, with tokens for images that the site fills in.
 *
 * @param {string} slug Folder of the block.
 */
export const readDemo = ( slug ) =>
	fs.readFileSync( path.join( root, 'blocks', slug, 'demo.html' ), 'utf8' );

export const paragraph = ( text ) =>
	`<!-- wp:paragraph -->\n<p>${ text }</p>\n<!-- /wp:paragraph -->`;

/** Room that keeps what follows out of the window. */
export const SPACER =
	'<!-- wp:spacer {"height":"3000px"} --><div style="height:3000px" aria-hidden="true" class="wp-block-spacer"></div><!-- /wp:spacer -->';

/**
 * A contact form.
 *
 * @param {string} fields     Markup of its fields.
 * @param {string} attributes JSON of its attributes.
 */
export const contactForm = ( fields, attributes = '{}' ) =>
	`<!-- wp:jetpack/contact-form ${ attributes } -->\n<div class="wp-block-jetpack-contact-form">${ fields }</div>\n<!-- /wp:jetpack/contact-form -->`;

export const submitButton = ( text ) =>
	`<!-- wp:jetpack/button {"element":"button","text":"${ text }"} /-->`;
