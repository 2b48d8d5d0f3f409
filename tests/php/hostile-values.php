<?php
/**
 * Values that the sweep over hostile attributes puts into blocks.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Tests;

/** Sets `window.pwned` if it ever runs. */
const HOSTILE_RUN = 'window.pwned=1';

/**
 * Texts that must stay text. An element or attribute that is made of one carries `data-probe`.
 *
 * Those that break out of markup try both kinds of quotes and all elements of raw text at once. Those that are an address, a
 * style or an entity have to begin with what they are.
 */
const HOSTILE_TEXTS = array(
	'markup'     => '"\'></script></style></textarea></title>--><script data-probe>' . HOSTILE_RUN . '</script><img src=x onerror=' . HOSTILE_RUN . ' data-probe>]]><svg onload=' . HOSTILE_RUN . ' data-probe>',
	'element'    => '<b data-probe>bold</b><img src=x data-probe>',
	'attributes' => '\' onload=\'' . HOSTILE_RUN . '\' data-probe=\'" onmouseover="' . HOSTILE_RUN . '" onfocus="' . HOSTILE_RUN . '" autofocus data-probe="',
	'script'     => '"><script data-probe>' . HOSTILE_RUN . '</script>',
	'handlers'   => '" onmouseover="' . HOSTILE_RUN . '" onfocus="' . HOSTILE_RUN . '" autofocus data-probe="',
	'unquoted'   => 'x onmouseover=' . HOSTILE_RUN . ' data-probe',
	'javascript' => 'javascript:' . HOSTILE_RUN . '//',
	'disguised'  => " \x01JaVa\tScRiPt:" . HOSTILE_RUN . '//',
	'data'       => 'data:text/html,<script data-probe>' . HOSTILE_RUN . '</script>',
	'vbscript'   => 'vbscript:' . HOSTILE_RUN,
	'entities'   => '&quot;&gt;&lt;script data-probe&gt;' . HOSTILE_RUN,
	'escapes'    => '\\u003cscript data-probe\\u003e' . HOSTILE_RUN,
	'style'      => 'red;background-image:url(javascript:' . HOSTILE_RUN . ');position:fixed;inset:0',
	'rule'       => 'red}body{display:none',
	'odd'        => "\u{202E}evil\u{2066}\0byte %00%0d%0aSet-Cookie:x=1 [gallery ids=\"1\"] [/caption] {{constructor.constructor('" . HOSTILE_RUN . "')()}} /* <?php die(); */ ?> \\",
	'__proto__'  => '__proto__',
);

/** Texts that are a part of "markup" or "attributes", in case something about the whole is refused for another part of it. */
const HOSTILE_ALONE = array( 'script', 'handlers' );

/** Texts for parts of structured attributes: one for each way out of what a renderer may put them in. */
const HOSTILE_PART_TEXTS = array( 'markup', 'attributes', 'element', 'javascript', 'style' );

/** Texts for contents that pass the filters of saving, which take some of them for what they are not. */
const HOSTILE_STORED_TEXTS = array( 'markup', 'attributes', 'element', 'javascript', 'style', 'disguised', 'entities', 'escapes', 'odd' );

/**
 * Values of types that no attribute expects. Stored content may hold them all the same.
 *
 * @return array By label.
 */
function hostile_types() {
	$markup = HOSTILE_TEXTS['markup'];
	$deep   = $markup;
	for ( $depth = 0; $depth < 20; $depth++ ) {
		$deep = array( 'a' => array( $deep ) );
	}
	return array(
		'null'            => null,
		'true'            => true,
		'false'           => false,
		'0'               => 0,
		'-1'              => -1,
		'0.5'             => 0.5,
		'1e308'           => 1e308,
		'-1e308'          => -1e308,
		'an empty text'   => '',
		'the text 0'      => '0',
		'an empty list'   => array(),
		'a list in a list' => array( array() ),
		'a mixed list'    => array( null, 1, 'a', array() ),
		'a list of markup' => array( $markup ),
		'an object'       => array( 'length' => 1e308, 0 => $markup ),
		'odd keys'        => array( '__proto__x' => $markup, 'toString' => 'a', $markup => $markup ),
		'a null in an object' => array( 'a' => null ),
		'twenty deep'     => $deep,
	);
}

/** Types for attributes that another block of the family has too. */
const HOSTILE_FEW_TYPES = array( '1e308', 'a list of markup', 'a null in an object' );

/** Types that differ from another one in their value only. */
const HOSTILE_LIKE_OTHERS = array( 'true', '0', '-1', '0.5', '-1e308', 'the text 0', 'a list in a list' );

/** Values that an editor could set. What they render is what is expected. */
const HARMLESS_VALUES = array( 'Benign', 'A text that is longer than the name of a color, a size or a style can ever be, so that none of them is taken from it', 'https://example.com/path', 'someone@example.com', '#112233', 1, 5, true );

/** Of each kind one, for inner blocks. */
const HARMLESS_FEW = array( 'Benign', '#112233', 1, true );

/** Blocks with texts that an author formats: `<b>` is among what may stand in them. */
const FORMATTED_BLOCKS = array( 'jetpack/button', 'jetpack/calendly', 'jetpack/donations', 'jetpack/eventbrite', 'jetpack/gif', 'jetpack/mailchimp', 'jetpack/revue', 'videopress/video' );

/** Attributes that core reads where a block supports them, and guards itself. */
const CORE_ATTRIBUTES = array( 'style', 'className', 'align', 'anchor', 'lock', 'metadata', 'layout' );

/** Attributes in which an author may write whatever core lets an author write in a post. */
const POST_MARKUP = array( 'jetpack/contact-form customThankyouMessage' );

/** Large texts; what they cost must grow with their length only. */
const HOSTILE_LARGE = array( 'A', '<b a="', '"><script data-probe>' . HOSTILE_RUN . '</script> ', '9' );

/**
 * Copies a value with its leaves replaced.
 *
 * @param mixed $value     A value of an attribute.
 * @param mixed $leaf      What stands in their place.
 * @param bool  $only_text Whether to keep what is no text, so that the whole stays valid.
 */
function replace_leaves( $value, $leaf, $only_text = false ) {
	if ( is_array( $value ) ) {
		return array_map( function ( $item ) use ( $leaf, $only_text ) { return replace_leaves( $item, $leaf, $only_text ); }, $value );
	}
	return $only_text && ! is_string( $value ) ? $value : $leaf;
}

/**
 * Paths to all parts of a value. All items of a list are one part.
 *
 * @return array[] Lists of keys; null for every item of a list.
 */
function find_paths( $value ) {
	$paths = array();
	foreach ( is_array( $value ) ? $value : array() as $key => $item ) {
		$key                        = is_int( $key ) ? null : $key;
		$paths[ wp_json_encode( array( $key ) ) ] = array( $key );
		foreach ( find_paths( $item ) as $path ) {
			$path                             = array_merge( array( $key ), $path );
			$paths[ wp_json_encode( $path ) ] = $path;
		}
	}
	return array_values( $paths );
}

/** Copies a value with the part at a path replaced. */
function replace_at( $value, array $path, $part ) {
	if ( ! $path ) {
		return $part;
	}
	$key = array_shift( $path );
	if ( ! is_array( $value ) ) {
		return $value;
	}
	foreach ( $value as $name => $item ) {
		if ( $name === $key || ( null === $key && is_int( $name ) ) ) {
			$value[ $name ] = replace_at( $item, $path, $part );
		}
	}
	return $value;
}
