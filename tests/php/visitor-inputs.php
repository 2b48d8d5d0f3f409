<?php
/**
 * Every form that visitors can send, found at run time, and what a hostile one types into it.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Tests;

use Mainstreet\Blocks\Contact_Form\Definition\Form_Field;
use Mainstreet\Registration\Block_Types\Blocks;
use Mainstreet\Submissions\Spam\Time_Trap;

require_once __DIR__ . '/forms.php';

/** What would be run: a shortcode, a block, a template's placeholder, another field's, an embed, markup. */
const PROBE = "[ms_probe]<!-- wp:shortcode -->[ms_probe]<!-- /wp:shortcode --><!-- wp:html --><b>bold</b><!-- /wp:html -->{{ms_brace}} {Name} %1\$s &#91;ms_probe&#93; \"><script>1</script>";

/**
 * Contents with a form of each block that takes posts: its demo, and what one demo can't show.
 *
 * @return string[] By folder of the block.
 */
function contents_with_forms() {
	$found = array();
	foreach ( Blocks::slugs() as $slug ) {
		if ( is_readable( MAINSTREET_DIR . "/blocks/$slug/definition.php" ) ) {
			$found[ $slug ] = file_get_contents( MAINSTREET_DIR . "/blocks/$slug/demo.html" );
		}
	}
	$all = '';
	foreach ( array_keys( Form_Field::TYPES ) as $name ) {
		$all .= "<!-- wp:$name " . wp_json_encode( array( 'label' => "A $name", 'options' => array( 'Kayak', 'Raft' ), 'maxfiles' => 2 ) ) . " /-->\n\n";
	}
	$found['contact-form'] .= cf( array( 'subject' => '{Name}', 'copyToSender' => true ), cf_field( 'name' ) . $all ) . str_replace( '"confirmationType":"redirect",', '', F2 );
	$more                   = wp_json_encode( array( array( 'key' => 'city', 'label' => 'City' ) ) );
	$found['subscriptions'] .= '<!-- wp:jetpack/subscriptions {"showNameField":true,"extraFields":' . $more . '} --><div class="wp-block-jetpack-subscriptions">[jetpack_subscription_form]</div><!-- /wp:jetpack/subscriptions -->';
	$found['mailchimp']     .= '<!-- wp:jetpack/mailchimp {"extraFields":' . strtoupper( $more ) . '} --><!-- wp:jetpack/button {"element":"button","text":"Join"} /--><!-- /wp:jetpack/mailchimp -->';
	$found['mailchimp']      = str_replace( array( '"KEY"', '"CITY"', '"LABEL":"CITY"' ), array( '"key"', '"CITY"', '"label":"City"' ), $found['mailchimp'] );
	return $found;
}

/**
 * A page as a browser gets it: its content through all filters, with a site's own shortcode there.
 *
 * @param int    $id    Page.
 * @param string $token What stands behind `?mainstreet_sent=`.
 * @param string $how   How it is asked for (processes/visit-page.php).
 */
function visit_page( $id, $token = '', $how = 'page' ) {
	return in_process( __DIR__ . '/processes/visit-page.php', array( 'page' => (int) $id ) + compact( 'token', 'how' ), array(), __DIR__ . '/processes/form-parameters.php' )();
}

/**
 * The forms of a page, and their controls.
 *
 * @return array[] For each: `action`, `id`, `hidden` (values by name), `controls` (`key`, `is_list`, `type`, `value`, `min`, `options`).
 */
function forms_in( $html ) {
	$document = new \DOMDocument();
	@$document->loadHTML( '<meta charset="utf-8">' . $html );
	$forms = array();
	foreach ( $document->getElementsByTagName( 'form' ) as $element ) {
		parse_str( (string) wp_parse_url( $element->getAttribute( 'action' ), PHP_URL_QUERY ), $query );
		$form = array( 'action' => $query['action'] ?? '', 'id' => $element->getAttribute( 'id' ), 'hidden' => array(), 'controls' => array() );
		foreach ( ( new \DOMXPath( $document ) )->query( './/input|.//textarea|.//select', $element ) as $control ) {
			$name  = $control->getAttribute( 'name' );
			$type  = 'input' === $control->tagName ? $control->getAttribute( 'type' ) : $control->tagName;
			// A browser leaves out the line break behind the tag; this parser does not.
			$value = 'textarea' === $type ? preg_replace( '/^\n/', '', $control->textContent ) : $control->getAttribute( 'value' );
			if ( 'true' === $control->getAttribute( 'aria-hidden' ) ) {
				continue;
			}
			if ( 'ms_ticket' === $name ) {
				$form['hidden'][ $name ] = $value;
				continue;
			}
			truly( 1 === preg_match( '/^f\[(.+?)\](\[\])?$/', $name, $found ), "name of a control: $name" );
			$options = array();
			foreach ( $control->getElementsByTagName( 'option' ) as $option ) {
				$options[] = $option->getAttribute( 'value' );
			}
			$form['controls'][] = array( 'key' => $found[1], 'is_list' => isset( $found[2] ), 'type' => $type, 'value' => $value, 'min' => $control->getAttribute( 'min' ), 'options' => array_values( array_filter( $options, 'strlen' ) ) );
		}
		$forms[] = $form;
	}
	return $forms;
}

/** What a hostile visitor types into a control so that it is taken. */
function taken( array $control ) {
	$values = array(
		'email'    => '{{ms_brace}}@example.org',
		'url'      => 'https://example.org/?q=[ms_probe]&amp;{{ms_brace}}',
		'tel'      => '+1 555 010 0199',
		'number'   => '' === $control['min'] ? '5' : $control['min'],
		'range'    => '' === $control['min'] ? '5' : $control['min'],
		'date'     => '2030-01-31',
		'time'     => '14:30',
		'checkbox' => $control['value'],
		'radio'    => $control['value'],
		'select'   => $control['options'][0] ?? '',
	);
	return $values[ $control['type'] ] ?? PROBE;
}

/**
 * What a browser posts.
 *
 * @param array    $form  Entry of forms_in().
 * @param callable $value Value of a control.
 */
function filled_in( array $form, callable $value ) {
	$fields = array();
	foreach ( $form['controls'] as $control ) {
		if ( 'file' !== $control['type'] ) {
			$text                      = $value( $control );
			$fields[ $control['key'] ] = $control['is_list'] ? array( $text ) : $text;
		}
	}
	$begun = Time_Trap::get_item()->get_data()['time'] - 20;
	return $form['hidden'] + array(
		'ms_id' => bin2hex( random_bytes( 8 ) ),
		'ms_t'  => $begun . '.' . \Mainstreet\Submissions\Spam\Form_Token::sign_text( (string) $begun, 'time' ),
		'ms_k'  => '1',
		'f'     => $fields,
	);
}

/** Files with a hostile name for every control that takes some, as PHP has them. */
function hostile_files( array $form, $error = UPLOAD_ERR_OK ) {
	$files = array();
	foreach ( $form['controls'] as $control ) {
		if ( 'file' === $control['type'] ) {
			$path = wp_tempnam( 'probe' );
			file_put_contents( $path, "%PDF-1.4\n%\xe2\xe3\xcf\xd3\n1 0 obj\nendobj\n%%EOF" );
			$parts = array( 'name' => '[ms_probe]{{ms_brace}}.pdf', 'type' => 'application/pdf', 'tmp_name' => $path, 'error' => $error, 'size' => filesize( $path ) );
			foreach ( $parts as $part => $given ) {
				$files['f'][ $part ][ $control['key'] ] = array( $given );
			}
		}
	}
	return $files;
}

/**
 * Fails if a piece of HTML runs or shows as markup anything that was typed, also when filters of the
 * site pass over it again.
 */
function inert( $html, $what ) {
	add_shortcode( 'ms_probe', function () { return 'RAN'; } );
	add_shortcode( 'ms_honest', '__return_empty_string' );
	$first = $html;
	for ( $turn = 0; $turn < 3; $turn++ ) {
		// A shortcode of the page itself, so that core does not leave early.
		$html = do_shortcode( do_blocks( $GLOBALS['wp_embed']->autoembed( $html . '[ms_honest]' ) ) );
	}
	remove_shortcode( 'ms_probe' );
	remove_shortcode( 'ms_honest' );
	foreach ( array( 'RAN', '{{ms_brace', '<b>bold', '<script>1', '<!-- wp:' ) as $mark ) {
		$at = strpos( $first, $mark );
		$at = false === $at ? strpos( $html, $mark ) : $at;
		truly( false === $at, "$what holds $mark: …" . substr( $html, max( 0, (int) $at - 150 ), 300 ) );
	}
}
