<?php
/**
 * Number, time, rating, slider, hidden and image choice.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Tests;

use Mainstreet\Responses\Storage\Response_Reader;

require_once MAINSTREET_DIR . '/tests/php/forms.php';

/** A field as it is inserted: a label and a control within it. */
function kinds_field( $type, array $attrs, $inner, $label = null ) {
	return '<!-- wp:jetpack/field-' . $type . ' ' . wp_json_encode( (object) $attrs ) . " -->\n<div>" . '<!-- wp:jetpack/label ' . wp_json_encode( array( 'label' => null === $label ? $type : $label ) ) . " /-->\n\n$inner</div>\n<!-- /wp:jetpack/field-$type -->\n\n";
}

function kinds_control( $name, array $attrs = array() ) {
	return '<!-- wp:jetpack/' . $name . ' ' . wp_json_encode( (object) $attrs ) . ' /-->';
}

/** Options of an image choice: label => markup of its picture. */
function kinds_pictures( array $options, array $attrs = array(), $label = 'boat' ) {
	$inner = '';
	foreach ( $options as $text => $image ) {
		$inner .= '<!-- wp:jetpack/input-image-option ' . wp_json_encode( array( 'label' => (string) $text ) ) . " -->\n<div class=\"wp-block-jetpack-input-image-option\">$image</div>\n<!-- /wp:jetpack/input-image-option -->";
	}
	return kinds_field( 'image-select', $attrs, "<!-- wp:jetpack/fieldset-image-options -->\n<div class=\"wp-block-jetpack-fieldset-image-options\">$inner</div>\n<!-- /wp:jetpack/fieldset-image-options -->", $label );
}

function kinds_image( $src, $alt = '' ) {
	return '<!-- wp:image {"linkDestination":"custom"} --><figure class="wp-block-image"><a href="https://example.org/away"><img src="' . $src . '" alt="' . $alt . '" onerror="window.pwned=1"/></a></figure><!-- /wp:image -->';
}

function kinds_draw( $fields ) {
	apply_filters( 'the_content', '' );
	return str_replace( array( '&#091;', '&#093;' ), array( '[', ']' ), do_blocks( cf( array(), $fields ) ) );
}

/** Sends one value to a page with one field; the error, or the value stored. */
function kinds_send( $fields, $value, $id ) {
	cf_clean();
	$page    = cf_publish( cf( array(), $fields ) );
	$outcome = cf_send( cf_post( $page, array( $id => $value ) ) );
	if ( is_wp_error( $outcome ) ) {
		same( array(), cf_answers() );
		$data = $outcome->get_error_data();
		return isset( $data['fields'][ $id ] ) ? $data['fields'][ $id ] : $outcome->get_error_code();
	}
	$values = cf_values( cf_answers()[0] );
	return array( reset( $values ) );
}

test( 'bounds of a number hold on the server, wherever and however they were saved', function () {
	$field = kinds_field( 'number', array( 'required' => true ), kinds_control( 'input', array( 'type' => 'number', 'min' => 1, 'max' => '9', 'step' => 0.5 ) ) );
	$said  = array( '' => 'Please fill in this field.', '0' => 'Please enter 1 or more.', '10' => 'Please enter 9 or less.', '2.25' => 'Please enter a number in steps of 0.5.', 'NAN' => 'Please enter a number.', '1e400' => 'Please enter a number.', '0x1A' => 'Please enter a number.', '<b>3</b>' => 'Please enter a number.', "3'; DROP" => 'Please enter a number.' );
	foreach ( $said as $value => $sentence ) {
		same( $sentence, kinds_send( $field, (string) $value, 'number' ), (string) $value );
	}
	same( array( '2.5' ), kinds_send( $field, '2,5', 'number' ) );
	truly( ! is_array( kinds_send( $field, array( '3' ), 'number' ) ) );
	$html = kinds_draw( $field );
	holds( 'min="1" max="9" step="0.5"', $html );
	// As it was saved before there were children.
	same( 'Please enter 5 or less.', kinds_send( cf_field( 'number', array( 'label' => 'number', 'max' => '5' ) ), '6', 'number' ) );
} );

test( 'a time must be one, and lie within its bounds', function () {
	$field = static function ( array $bounds ) {
		return kinds_field( 'time', array(), kinds_control( 'input', array( 'type' => 'time' ) + $bounds ) );
	};
	foreach ( array( '24:00', '12:60', '9:00', 'noon', "12:00\n<script>", '<b>' ) as $value ) {
		same( 'Please enter a time such as 14:30.', kinds_send( $field( array() ), $value, 'time' ), $value );
	}
	same( array( '09:30' ), kinds_send( $field( array() ), '09:30', 'time' ) );
	$day = $field( array( 'min' => '09:00', 'max' => '17:00' ) );
	same( 'Please enter a time from 09:00 to 17:00.', kinds_send( $day, '08:59', 'time' ) );
	same( array( '17:00' ), kinds_send( $day, '17:00', 'time' ) );
	same( 'Please enter 09:00 or later.', kinds_send( $field( array( 'min' => '09:00' ) ), '08:00', 'time' ) );
	same( 'Please enter 17:00 or earlier.', kinds_send( $field( array( 'max' => '17:00' ) ), '17:01', 'time' ) );
	// From evening to morning, as browsers have it.
	$night = $field( array( 'min' => '22:00', 'max' => '06:00' ) );
	same( array( '23:30' ), kinds_send( $night, '23:30', 'time' ) );
	same( 'Please enter a time from 22:00 to 06:00.', kinds_send( $night, '12:00', 'time' ) );
	holds( 'min="09:00" max="17:00"', kinds_draw( $day ) );
	// What is no time bounds nothing.
	holds_not( 'min=', kinds_draw( $field( array( 'min' => 9, 'max' => '" onfocus="x' ) ) ) );
} );

test( 'a rating is one of its signs, and read as such everywhere', function () {
	$field = kinds_field( 'rating', array( 'required' => true ), kinds_control( 'input-rating', array( 'max' => 7, 'iconStyle' => 'hearts', 'iconSize' => 40, 'textColor' => 'vivid-red' ) ) );
	$html  = kinds_draw( $field );
	same( 7, substr_count( $html, 'type="radio"' ) );
	holds( '<span>4 of 7</span>', $html );
	holds( 'mainstreet-form__choices mainstreet-form__signs is-hearts has-text-color has-vivid-red-color', $html );
	holds( '--mainstreet-form-sign:40px', $html );
	same( 'Please choose an option.', kinds_send( $field, '', 'rating' ) );
	foreach ( array( '0', '8', '2.5', '-1', 'four', '4/7' ) as $value ) {
		truly( is_string( kinds_send( $field, $value, 'rating' ) ), $value );
	}
	same( array( '4/7' ), kinds_send( $field, '4', 'rating' ) );
	// Boxes to tick are for pictures.
	holds( 'type="radio"', kinds_draw( kinds_field( 'rating', array( 'isMultiple' => true ), kinds_control( 'input-rating' ) ) ) );
	foreach ( array( 'stars"><script>', array( 'hearts' ), 5 ) as $style ) {
		holds( 'mainstreet-form__choices mainstreet-form__signs is-stars"', kinds_draw( kinds_field( 'rating', array(), kinds_control( 'input-rating', array( 'iconStyle' => $style, 'iconSize' => '1px;position:fixed' ) ) ) ) );
	}
	holds( '--mainstreet-form-sign:96px', kinds_draw( kinds_field( 'rating', array(), kinds_control( 'input-rating', array( 'iconSize' => 1e9 ) ) ) ) );
} );

test( 'a slider says what its ends are, and begins where its author says', function () {
	$html = kinds_draw( kinds_field( 'slider', array( 'min' => 0, 'max' => 10, 'step' => 2, 'default' => 4, 'minLabel' => 'Never <script>', 'maxLabel' => '' ), kinds_control( 'input-range' ) ) );
	truly( (bool) preg_match( '#<input type="range"[^>]* aria-describedby="([\w-]+)-ends \1-error" value="4" min="0" max="10" step="2">.*<span class="mainstreet-form__ends" id="\1-ends"><span>Never &lt;script&gt;</span><span>10</span></span>#', $html ), $html );
	$field = kinds_field( 'slider', array( 'min' => 10, 'max' => 0, 'step' => 2 ), kinds_control( 'input-range' ) );
	same( 'Please enter 10 or less.', kinds_send( $field, '12', 'slider' ) );
	same( 'Please enter a number in steps of 2.', kinds_send( $field, '3', 'slider' ) );
	same( array( '4' ), kinds_send( $field, '4', 'slider' ) );
	holds( 'max="100" step="1"', kinds_draw( kinds_field( 'slider', array( 'step' => -5 ), kinds_control( 'input-range' ) ) ) );
} );

test( 'a hidden field goes by its name', function () {
	$field = cf_field( 'hidden', array( 'name' => 'Campaign <b>', 'defaultValue' => 'spring & "summer"' ) );
	holds( '<input type="hidden" name="f[campaign]" value="spring &amp; &quot;summer&quot;">', kinds_draw( $field ) );
	cf_clean();
	$page = cf_publish( cf( array(), $field ) );
	same( true, cf_send( cf_post( $page ) )['success'] );
	same( array( 'Campaign' => 'spring & "summer"' ), cf_values( cf_answers()[0] ) );
	same( array( str_repeat( 'x', 20 ) ), kinds_send( $field, str_repeat( 'x', 20 ), 'campaign' ) );
	truly( is_string( kinds_send( $field, array( 'x' ), 'campaign' ) ) );
} );

test( 'pictures are chosen by their words; links and scripts around them are left out', function () {
	$options = array( 'Kayak' => kinds_image( 'https://example.org/kayak.jpg', 'A red kayak' ), 'Dinghy' => kinds_image( 'https://example.org/d.jpg', 'Dinghy' ), 'Raft' => kinds_image( 'javascript:alert(1)' ), '' => '' );
	$html    = kinds_draw( kinds_pictures( $options, array( 'required' => true ) ) );
	same( 4, substr_count( $html, 'type="radio"' ) );
	same( 2, substr_count( $html, '<img' ) );
	holds( '<span class="mainstreet-form__image"><img alt="A red kayak" src="https://example.org/kayak.jpg"></span><span>Kayak</span>', $html );
	// Its words stand beside it.
	holds( '<img alt="" src="https://example.org/d.jpg"><', $html );
	// A picture without words is known by its letter.
	holds( 'value="D"', $html );
	foreach ( array( 'onerror', 'javascript:', 'example.org/away' ) as $part ) {
		holds_not( $part, $html );
	}
	holds( 'mainstreet-form__choices mainstreet-form__pictures is-supersized hides-labels', kinds_draw( kinds_pictures( $options, array( 'isSupersized' => true, 'showLabels' => false ) ) ) );

	$one = kinds_pictures( $options, array( 'required' => true ) );
	same( 'Please choose an option.', kinds_send( $one, '', 'boat' ) );
	foreach ( array( 'Submarine', '<b>Kayak</b>', array( 'Kayak' ), array( array( 'Kayak' ) ) ) as $value ) {
		same( 'Please choose from the list.', kinds_send( $one, $value, 'boat' ), wp_json_encode( $value ) );
	}
	same( array( 'Kayak' ), kinds_send( $one, 'Kayak', 'boat' ) );

	$many = kinds_pictures( $options, array( 'isMultiple' => true, 'required' => true ) );
	same( 4, substr_count( kinds_draw( $many ), 'type="checkbox"' ) );
	same( 'Please choose from the list.', kinds_send( $many, array( 'Kayak', 'Submarine' ), 'boat' ) );
	same( array( array( 'Kayak', 'D' ) ), kinds_send( $many, array( 'Kayak', 'D' ), 'boat' ) );
} );

test( 'pictures in random order are all there', function () {
	$options = array_fill_keys( range( 'a', 'l' ), '' );
	$orders  = array();
	for ( $i = 0; $i < 6; $i++ ) {
		preg_match_all( '/value="([a-l])"/', kinds_draw( kinds_pictures( $options, array( 'randomizeOptions' => true ) ) ), $found );
		$orders[] = implode( '', $found[1] );
		sort( $found[1] );
		same( range( 'a', 'l' ), $found[1] );
	}
	truly( count( array_unique( $orders ) ) > 1, implode( ' ', $orders ) );
} );

test( 'a rating begins with as many stars as its author chose, where it has so many', function () {
	$draw = function ( $default, array $control = array() ) {
		$html = kinds_draw( kinds_field( 'rating', array( 'default' => $default ), kinds_control( 'input-rating', $control ) ) );
		return preg_match_all( '/value="(\d+)"[^>]* checked/', $html, $found ) ? implode( ',', $found[1] ) : '';
	};
	same( '4', $draw( 4 ) );
	same( '7', $draw( '7', array( 'max' => 7 ) ) );
	foreach ( array( 0, 6, -1, 1e308, 'many', array( 3 ), true, null ) as $odd ) {
		same( '', $draw( $odd ), wp_json_encode( $odd ) );
	}
	// A form without says what it always said, so that pages in caches still send.
	holds_not( '"default":"0"', wp_json_encode( cf_fields( cf( array(), kinds_field( 'rating', array( 'default' => 0 ), kinds_control( 'input-rating' ) ) ) ) ) );
} );

test( 'a phone field with a list of countries puts the dial code before the number', function () {
	$field = cf_field( 'telephone', array( 'showCountrySelector' => true, 'default' => 'nl', 'required' => true ) );
	$html  = kinds_draw( $field );
	holds( '<option value="NL" selected>Netherlands (+31)</option>', $html );
	holds( 'name="f[telephone:country]"', $html );
	same( 1, substr_count( $html, ' selected' ) );
	foreach ( array( 'xx', '', array( 'NL' ), '"><b>', 31 ) as $odd ) {
		$html = kinds_draw( cf_field( 'telephone', array( 'showCountrySelector' => true, 'default' => $odd ) ) );
		same( 0, substr_count( $html, ' selected' ) );
		holds_not( '<b>', $html );
	}
	holds_not( ':country', kinds_draw( cf_field( 'telephone', array( 'showCountrySelector' => false, 'default' => 'NL' ) ) ) );

	$send = function ( $number, $country ) use ( $field ) {
		cf_clean();
		$page    = cf_publish( cf( array(), $field ) );
		$outcome = cf_send( cf_post( $page, array( 'telephone' => $number, 'telephone:country' => $country ) ) );
		return is_wp_error( $outcome ) ? $outcome->get_error_data()['fields']['telephone'] : current( cf_values( cf_answers()[0] ) );
	};
	same( '+31 20 555 0102', $send( '20 555 0102', 'NL' ) );
	same( '+44 20 555 0102', $send( '+44 20 555 0102', 'NL' ) );
	same( '0044 20 555 0102', $send( '0044 20 555 0102', 'NL' ) );
	same( '20 555 0102', $send( '20 555 0102', '' ) );
	same( '20 555 0102', $send( '20 555 0102', '<script>' ) );
	same( '20 555 0102', $send( '20 555 0102', array( 'NL' ) ) );
	same( 'Please fill in this field.', $send( '', 'NL' ) );
	holds( 'Please enter a phone number', $send( 'boats', 'NL' ) );
} );

test( 'answers of all kinds are read in mail, copy, screen, thanks and table', function () {
	cf_clean();
	$mails  = cf_mails();
	$fields = kinds_field( 'number', array(), kinds_control( 'input' ), 'Guests' ) . kinds_field( 'time', array(), kinds_control( 'input' ), 'When' ) . kinds_field( 'rating', array(), kinds_control( 'input-rating' ), 'Stars' ) . kinds_field( 'slider', array(), kinds_control( 'input-range' ), 'Budget' ) . cf_field( 'hidden', array( 'name' => 'campaign', 'defaultValue' => 'spring' ) ) . kinds_pictures( array( 'Kayak' => '', 'Raft' => '' ), array( 'isMultiple' => true ) ) . cf_field( 'email' );
	$page   = cf_publish( cf( array( 'copyToSender' => true ), $fields ) );
	$answer = cf_send( cf_post( $page, array( 'guests' => '3', 'when' => '09:30', 'stars' => '4', 'budget' => '55', 'boat' => array( 'Kayak', 'Raft' ) ) ) );
	same( true, $answer['success'] );
	$read = array( 'Guests' => '3', 'When' => '09:30', 'Stars' => '4 / 5', 'Budget' => '55', 'campaign' => 'spring', 'boat' => 'Kayak, Raft' );
	$item = array_column( Response_Reader::read( cf_answers()[0] )['fields'], 'value', 'label' );
	same( $read, array_intersect_key( $item, $read ) );
	$shown = wp_json_encode( $answer, JSON_UNESCAPED_SLASHES );
	foreach ( array_diff( $read, array( 'spring' ) ) as $label => $value ) {
		holds( wp_json_encode( array( (string) $label, $value ), JSON_UNESCAPED_SLASHES ), $shown );
	}
	holds_not( 'spring', $shown );
	same( 2, count( $mails ) );
	foreach ( $mails as $mail ) {
		foreach ( $read as $label => $value ) {
			// The copy is a stranger's text to a stranger: what was hidden from them is left out or disarmed.
			if ( 'campaign' !== $label ) {
				holds( $value, str_replace( "\u{2060}", '', $mail['message'] ) );
			}
		}
	}
	same( '2, B', Response_Reader::format_value( array( 'type' => 'image-select', 'value' => array( 'type' => 'image-select', 'choices' => array( array( 'label' => '2', 'perceived' => 'A' ), array( 'label' => '', 'perceived' => 'B' ), array( 'x' => array() ) ) ) ) ) );
} );

test( 'pictures that were chosen are shown where they are the site’s, linked where not, and in no mail loaded', function () {
	cf_clean();
	$mails = cf_mails();
	$id    = (int) wp_insert_attachment( array( 'post_mime_type' => 'image/png', 'post_title' => 'Kayak', 'guid' => home_url( '/kayak.png' ) ), '2026/01/kayak.png' );
	wp_update_attachment_metadata( $id, array( 'width' => 300, 'height' => 300, 'file' => '2026/01/kayak.png', 'sizes' => array() ) );
	$own   = '<!-- wp:image {"id":' . $id . '} --><figure class="wp-block-image"><img src="https://elsewhere.example/lie.png" alt=""/></figure><!-- /wp:image -->';
	$field = kinds_pictures( array( 'Kayak' => $own, 'Raft' => kinds_image( 'https://elsewhere.example/raft.png' ), 'Trap' => kinds_image( 'javascript:alert(1)' ), 'None' => '' ), array( 'isMultiple' => true ) );
	$page  = cf_publish( cf( array( 'copyToSender' => true ), $field . cf_field( 'email' ) ) );
	same( true, cf_send( cf_post( $page, array( 'boat' => array( 'Kayak', 'Raft', 'Trap', 'None' ) ) ) )['success'] );
	$read = array_column( Response_Reader::read( cf_answers()[0] )['fields'], null, 'label' )['boat'];
	same( 'Kayak, Raft, Trap, None', $read['value'] );
	same( array( array( 'Kayak', wp_get_attachment_url( $id ), true ), array( 'Raft', 'https://elsewhere.example/raft.png', false ) ), array_map( function ( $picture ) {
		return array( $picture['label'], $picture['url'], '' !== $picture['thumbnail'] );
	}, $read['pictures'] ) );
	list( $owner, $copy ) = $mails->getArrayCopy();
	holds( 'href="https://elsewhere.example/raft.png"', $owner['message'] );
	holds( 'View “Raft”', $owner['message'] );
	holds( wp_get_attachment_url( $id ), $owner['message'] );
	holds( 'Kayak, Raft, Trap, None', $owner['message'] );
	holds_not( 'elsewhere', $copy['message'] );
	foreach ( $mails as $mail ) {
		holds_not( '<img', $mail['message'] );
	}
	// What was chosen is what is kept, also where the form changes.
	cf_send( cf_post( $page, array( 'boat' => array( 'None' ) ) ) );
	same( array(), array_column( Response_Reader::read( cf_answers()[0] )['fields'], null, 'label' )['boat']['pictures'] );
	wp_delete_attachment( $id, true );
	$latest = array_filter( cf_answers(), function ( $post ) { return false !== strpos( $post->post_content, 'Raft' ); } );
	same( array( 'Raft' ), array_column( array_column( Response_Reader::read( current( $latest ) )['fields'], null, 'label' )['boat']['pictures'], 'label' ) );
} );
