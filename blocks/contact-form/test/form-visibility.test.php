<?php
/**
 * What authors hide in a form is not there; what some screens hide is never required.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Tests;

require_once MAINSTREET_DIR . '/tests/php/forms.php';

const CF_HIDDEN = array( 'metadata' => array( 'blockVisibility' => false ) );
const CF_MOBILE = array( 'metadata' => array( 'blockVisibility' => array( 'viewport' => array( 'mobile' => false ) ) ) );

/** A field of today with its label, control or choices. */
function cf_today( $type, array $field, array $label, $control ) {
	return "<!-- wp:jetpack/field-$type " . wp_json_encode( (object) $field ) . ' --><div><!-- wp:jetpack/label ' . wp_json_encode( array( 'label' => 'Secret' ) + $label ) . " /-->$control</div><!-- /wp:jetpack/field-$type -->";
}

/** A block without content of its own. */
function cf_part( $name, array $attrs, $inner = '' ) {
	return "<!-- wp:$name " . wp_json_encode( (object) $attrs ) . ' -->' . $inner . "<!-- /wp:$name -->";
}

/** Choices. */
function cf_list( array $attrs, array ...$options ) {
	return cf_part( 'jetpack/options', $attrs, '<ul>' . implode( '', array_map( function ( $option ) { return cf_part( 'jetpack/option', $option ); }, $options ) ) . '</ul>' );
}

/** Labels of the fields of a form. */
function cf_labels( $fields ) {
	return array_column( cf_fields( cf( array(), cf_field( 'email' ) . $fields ) ), 'label' );
}

/** The form as visitors see it. */
function cf_drawn( $fields ) {
	$page = cf_publish( cf( array(), cf_field( 'email' ) . $fields ) );
	$GLOBALS['post'] = get_post( $page );
	return do_blocks( get_post( $page )->post_content );
}

test( 'hidden fields, controls and choices are neither asked nor drawn nor mailed', function () {
	$input = cf_part( 'jetpack/input', array() );
	$cases = array(
		'field'         => cf_field( 'text', array( 'label' => 'Secret', 'required' => true ) + CF_HIDDEN ),
		'group'         => cf_part( 'core/group', CF_HIDDEN, '<div class="wp-block-group">' . cf_field( 'text', array( 'label' => 'Secret', 'required' => true ) ) . '</div>' ),
		'input'         => cf_today( 'text', array( 'required' => true ), array(), cf_part( 'jetpack/input', CF_HIDDEN ) ),
		'phone'         => cf_today( 'telephone', array( 'required' => true ), array(), cf_part( 'jetpack/phone-input', CF_HIDDEN ) ),
		'rating'        => cf_today( 'rating', array( 'required' => true ), array(), cf_part( 'jetpack/input-rating', CF_HIDDEN ) ),
		'slider'        => cf_today( 'slider', array( 'required' => true ), array(), cf_part( 'jetpack/input-range', CF_HIDDEN ) ),
		'file'          => cf_today( 'file', array( 'required' => true ), array(), cf_part( 'jetpack/dropzone', CF_HIDDEN ) ),
		'list'          => cf_today( 'radio', array( 'required' => true ), array(), cf_list( CF_HIDDEN, array( 'label' => 'A' ) ) ),
		'every choice'  => cf_today( 'radio', array( 'required' => true ), array(), cf_list( array(), array( 'label' => 'A' ) + CF_HIDDEN ) ),
		'tick box'      => cf_part( 'jetpack/field-checkbox', array( 'required' => true ), cf_part( 'jetpack/option', array( 'label' => 'Secret' ) + CF_HIDDEN ) ),
		'consent'       => cf_part( 'jetpack/field-consent', array( 'consentType' => 'explicit' ), cf_part( 'jetpack/option', array( 'label' => 'Secret' ) + CF_HIDDEN ) ),
	);
	foreach ( $cases as $name => $fields ) {
		same( 1, count( cf_labels( $fields ) ), $name );
		$html = cf_drawn( $fields );
		same( false, strpos( $html, 'Secret' ), "$name: $html" );
		same( 1, preg_match_all( '/class="grunion-field-[a-z-]+-wrap/', $html ), "$name: $html" );
	}
	// A twin that is seen keeps its place.
	$twin = cf_field( 'text', array( 'label' => 'Twin' ) );
	holds( 'name="f&#091;twin&#093;"', cf_drawn( cf_part( 'core/group', CF_HIDDEN, '<div>' . $twin . '</div>' ) . $twin ) );
	cf_clean();
	$mails = cf_mails();
	$page  = cf_publish( cf( array(), cf_field( 'email' ) . $cases['field'] ) );
	$sent  = cf_send( cf_post( $page, array( 'secret' => 'typed' ) ) );
	same( false, is_wp_error( $sent ) );
	same( array( 'Email' ), array_keys( cf_values( cf_answers()[0] ) ) );
	same( false, strpos( wp_json_encode( $mails->getArrayCopy() ), 'Secret' ) );
} );

test( 'a hidden choice is not offered, a hidden label is not drawn, a hidden button is not replaced', function () {
	$radio  = cf_today( 'radio', array(), array(), cf_list( array(), array( 'label' => 'Kayak' ), array( 'label' => 'Dinghy' ) + CF_HIDDEN ) );
	$fields = cf_fields( cf( array(), $radio ) );
	same( array( 'Kayak' ), $fields['secret']['options'] );
	same( false, strpos( cf_drawn( $radio ), 'Dinghy' ) );
	foreach ( array( 'text' => cf_part( 'jetpack/input', array() ), 'radio' => cf_list( array(), array( 'label' => 'A' ) ) ) as $type => $control ) {
		$html = cf_drawn( cf_today( $type, array(), CF_HIDDEN, $control ) );
		same( 0, preg_match( '/<(label|legend)[^>]*>Secret/', $html ), $html );
		holds( 'aria-label="Secret"', $html );
		same( 'Secret', cf_labels( cf_today( $type, array(), CF_HIDDEN, $control ) )[1] );
	}
	$html = do_blocks( '<!-- wp:jetpack/contact-form --><div>' . cf_field( 'email' ) . cf_part( 'jetpack/button', array( 'text' => 'Go' ) + CF_HIDDEN ) . '</div><!-- /wp:jetpack/contact-form -->' );
	same( false, strpos( $html, '<button' ), $html );
} );

test( 'what some screens hide is never required', function () {
	$field = function ( array $more ) { return cf_field( 'text', array( 'label' => 'Secret', 'required' => true ) + $more ); };
	$cases = array(
		'field'        => $field( CF_MOBILE ),
		'group'        => cf_part( 'core/group', CF_MOBILE, '<div class="wp-block-group">' . $field( array() ) . '</div>' ),
		'input'        => cf_today( 'text', array( 'required' => true ), array(), cf_part( 'jetpack/input', CF_MOBILE ) ),
		'list'         => cf_today( 'radio', array( 'required' => true ), array(), cf_list( CF_MOBILE, array( 'label' => 'A' ) ) ),
		'every choice' => cf_today( 'radio', array( 'required' => true ), array(), cf_list( array(), array( 'label' => 'A' ) + CF_MOBILE ) ),
	);
	$has_viewports = method_exists( 'WP_Theme_JSON', 'get_viewport_media_queries' );
	foreach ( $cases as $name => $fields ) {
		same( false, cf_fields( cf( array(), $fields ) )['secret']['required'], $name );
		$html = cf_drawn( $fields );
		holds( 'name="f&#091;secret&#093;"', $html );
		same( 0, preg_match( '/ required[ >]/', $html ), "$name: $html" );
		same( $has_viewports, false !== strpos( $html, 'wp-block-hidden-mobile' ), "$name: $html" );
	}
	// One that everybody sees stays as it is, also beside a twin in a group that some do not see.
	same( 1, preg_match_all( '/ required[ >]/', cf_drawn( $cases['group'] . $field( array() ) ) ) );
	same( 1, preg_match_all( '/ required[ >]/', cf_drawn( $field( array() ) . $cases['group'] ) ) );
} );

test( 'filters of blocks and context reach everything inside a form', function () {
	$seen   = array();
	$filter = function ( $html, $block ) use ( &$seen ) {
		$seen[] = $block['blockName'];
		return $html;
	};
	$context = function ( $context ) { return array( 'postId' => 77 ) + $context; };
	register_block_type( 'test/context', array( 'uses_context' => array( 'postId' ), 'render_callback' => function ( $a, $c, $block ) { return '<b>' . $block->context['postId'] . '</b>'; } ) );
	register_block_type( 'test/gives', array( 'attributes' => array( 'postId' => array( 'type' => 'integer' ) ), 'provides_context' => array( 'postId' => 'postId' ), 'skip_inner_blocks' => false ) );
	add_filter( 'render_block', $filter, 10, 2 );
	$html = do_blocks( cf_part( 'test/gives', array( 'postId' => 77 ), cf( array(), cf_today( 'text', array(), array(), cf_part( 'jetpack/input', array() ) ) . cf_part( 'jetpack/form-step-container', array(), '<div>' . cf_part( 'jetpack/form-step', array(), '<div>' . cf_today( 'radio', array(), array(), cf_list( array(), array( 'label' => 'A' ) ) ) . '<!-- wp:test/context /--></div>' ) . '</div>' ) ) ) );
	remove_filter( 'render_block', $filter, 10 );
	unregister_block_type( 'test/context' );
	unregister_block_type( 'test/gives' );
	same( array(), array_values( array_diff( array( 'jetpack/contact-form', 'jetpack/field-text', 'jetpack/label', 'jetpack/input', 'jetpack/form-step-container', 'jetpack/form-step', 'jetpack/field-radio', 'jetpack/options', 'jetpack/option', 'jetpack/button' ), $seen ) ) );
	holds( '<b>77</b>', $html );
	same( 1, substr_count( $html, 'wp-block-jetpack-form-step"' ) + substr_count( $html, 'wp-block-jetpack-form-step ' ), $html );
} );
