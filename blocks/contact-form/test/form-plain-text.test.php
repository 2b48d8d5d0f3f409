<?php
/**
 * Texts of forms that contain `<`, from the block to the page, the stored response, the mails and the export.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Tests;

use Mainstreet\Core\Text\Visitor_Text;

require_once MAINSTREET_DIR . '/tests/php/forms.php';

/** Texts in which nothing is a complete tag of HTML: they are text in every attribute. */
const TEXT_WITH_BRACKETS = array( 'Kinder <6 & >2', 'under <5', 'one piece of <ash> & oiled', 'a<b', 'x <!-- y', '<<x', '<svg/onload=alert(1)', '<3' );

/** Markup, which is text in an attribute that is plain. */
const TEXT_LIKE_MARKUP = array( '<b>bold</b> & more', '<script>alert(1)</script>', '<img src=x onerror=alert(1)>', '<svg/onload=alert(1)>', '<<script>', '<!-- x --> y', '"><i>' );

/**
 * What each attribute that holds text is: `plain` (nothing is markup), `rich` (some HTML), `html` (a post's HTML).
 * An attribute that is in none of these lists and not in NO_TEXT fails the sweep.
 */
const TEXT_KINDS = array(
	'plain' => array( 'options', 'placeholder', 'otherPlaceholder', 'toggleLabel', 'defaultValue', 'subject', 'formTitle', 'minLabel', 'maxLabel', 'customThankyouHeading' ),
	'rich'  => array( 'label', 'name', 'requiredText', 'stepLabel', 'implicitConsentMessage', 'explicitConsentMessage' ),
	'html'  => array( 'customThankyouMessage' ),
);

/** Attributes that are an id, a choice of ours, a color, a number or an address. */
const NO_TEXT = '/(?:color|fontSize|fontFamily|gradient|(?:border|button|field)\w*(?:Width|Radius|Padding)|fieldGap)$|^(?:id|width|min|max|step|default|rating|maxRating|max[fF]iles|iconStyle|iconSize|filetype|accept|timeFormat|dateFormat|type|fieldType|fieldVariant|consentType|variant|savedMarkup|to|customThankyou|customThankyouRedirect|confirmationType|variationName|notificationRecipients|webhooks|ref|className|lock|metadata|align|anchor|searchPlaceholder)$/i';

/** Text of a page. */
function cf_visible( $html ) {
	$document = new \DOMDocument();
	// What browsers make of it: an element that is not ours would be one in the tree.
	@$document->loadHTML( '<?xml encoding="utf-8"?><body>' . preg_replace( '#<(script|style)\b.*?</\1>#s', '', $html ) . '</body>', LIBXML_NOERROR );
	return $document;
}

/** Whether a text stands on a page as text or as a value, and no element of it does. */
function cf_shows( $text, $html ) {
	$document = cf_visible( $html );
	$xpath    = new \DOMXPath( $document );
	$found    = array( $document->textContent );
	foreach ( $xpath->query( '//@value|//@placeholder|//@aria-label' ) as $attribute ) {
		$found[] = $attribute->nodeValue;
	}
	holds( $text, implode( "\n", $found ) );
	same( 0, $xpath->query( '//*[@onerror or @onload or @onclick]|//ash|//img|//b' )->length, $text );
	same( 0, substr_count( $html, '<script>alert' ), $text );
}

/** A block with what is in it. */
function cf_wrap( $name, array $attributes, $inner = null ) {
	$json = $attributes ? serialize_block_attributes( $attributes ) : '{}';
	return null === $inner ? "<!-- wp:jetpack/$name $json /-->" : "<!-- wp:jetpack/$name $json --><div>$inner</div><!-- /wp:jetpack/$name -->";
}

/** A form that shows an attribute of a block. */
function cf_with_text( $block, $attribute, $text ) {
	$value = 'options' === $attribute ? array( $text, 'Other one' ) : $text;
	$own   = array( $attribute => $value );
	switch ( $block ) {
		case 'contact-form':
			return cf( $own + array( 'customThankyou' => 'message' ) );
		case 'label':
			return cf( array(), cf_wrap( 'field-text', array( 'required' => true ), cf_wrap( 'label', $own ) . cf_wrap( 'input', array() ) ) );
		case 'option':
			return cf( array(), cf_wrap( 'field-radio', array( 'required' => 'requiredText' === $attribute ), cf_wrap( 'label', array( 'label' => 'Pick' ) ) . cf_wrap( 'options', array( 'type' => 'radio' ), cf_wrap( 'option', $own + array( 'label' => 'Own', 'isOther' => true ) ) ) ) );
		case 'field-option-radio':
		case 'field-option-checkbox':
			return cf( array(), cf_wrap( str_replace( 'option-', '', $block ) . ( 'field-option-checkbox' === $block ? '-multiple' : '' ), array(), cf_wrap( $block, $own ) ) );
		case 'input-image-option':
			return cf( array(), cf_wrap( 'field-image-select', array(), cf_wrap( 'fieldset-image-options', array(), cf_wrap( $block, $own ) ) ) );
		case 'input-range':
			return cf( array(), cf_wrap( 'field-slider', array(), cf_wrap( 'label', array() ) . cf_wrap( $block, $own ) ) );
		case 'form-step':
			return cf( array(), cf_wrap( 'form-progress-indicator', array() ) . cf_wrap( 'form-step-container', array(), cf_wrap( 'form-step', $own, cf_field( 'name' ) ) . cf_wrap( 'form-step', array(), cf_field( 'email' ) ) ) );
		case 'phone-input':
			return cf( array(), cf_wrap( 'field-telephone', array(), cf_wrap( 'label', array() ) . cf_wrap( $block, $own ) ) );
		case 'input':
			return cf( array(), cf_wrap( 'field-text', array(), cf_wrap( 'label', array() ) . cf_wrap( $block, $own ) ) );
		case 'field-consent':
			return cf( array(), cf_wrap( $block, $own + array( 'consentType' => 0 === strpos( $attribute, 'explicit' ) ? 'explicit' : 'implicit' ) ) );
		default:
			return cf( array(), cf_wrap( $block, $own + array( 'required' => true, 'options' => 'field-hidden' === $block ? array() : array( 'One' ) ) ) );
	}
}

/** Every text attribute of every block of forms, with its kind; false where nothing of it is shown. */
function cf_texts() {
	$texts = array();
	foreach ( \WP_Block_Type_Registry::get_instance()->get_all_registered() as $name => $type ) {
		if ( ! preg_match( '#^jetpack/(contact-form|(?:field|input|option|label|form-|phone-input)[\w-]*)$#', $name, $found ) ) {
			continue;
		}
		foreach ( $type->attributes as $attribute => $schema ) {
			$types = (array) ( isset( $schema['type'] ) ? $schema['type'] : array() );
			if ( ! array_intersect( array( 'string', 'array' ), $types ) || preg_match( NO_TEXT, $attribute ) ) {
				continue;
			}
			$kinds   = array_keys( array_filter( TEXT_KINDS, function ( $names ) use ( $attribute ) { return in_array( $attribute, $names, true ); } ) );
			$texts[] = array( $found[1], $attribute, $kinds ? $kinds[0] : '' );
		}
	}
	return $texts;
}

/** Where an attribute is seen: fields share one list of attributes, most of which mean nothing to most of them. */
function cf_is_shown( $block, $attribute ) {
	$shown = array(
		'options'          => array( 'field-radio', 'field-select', 'field-checkbox-multiple' ),
		'placeholder'      => array( 'field-text', 'field-name', 'field-email', 'field-url', 'field-telephone', 'field-textarea', 'field-select', 'field-number', 'input', 'phone-input' ),
		'toggleLabel'      => array( 'field-select' ),
		'minLabel'         => array( 'field-slider', 'input-range' ),
		'maxLabel'         => array( 'field-slider', 'input-range' ),
		'defaultValue'     => array( 'field-text', 'field-name', 'field-textarea', 'field-hidden' ),
		'requiredText'     => array( 'label', 'field-text', 'field-radio', 'field-select', 'field-checkbox', 'field-textarea', 'field-name', 'field-email', 'field-url', 'field-date', 'field-telephone', 'field-checkbox-multiple' ),
	);
	$unseen = array( 'label' => array( 'field-hidden', 'field-consent' ), 'subject' => array( 'contact-form' ), 'formTitle' => array( 'contact-form' ), 'name' => array( 'field-hidden' ) );
	return isset( $shown[ $attribute ] ) ? in_array( $block, $shown[ $attribute ], true ) : ! in_array( $block, isset( $unseen[ $attribute ] ) ? $unseen[ $attribute ] : array(), true );
}

test( 'every text of every block of a form is on the page as it was typed', function () {
	$tried = 0;
	foreach ( cf_texts() as list( $block, $attribute, $kind ) ) {
		truly( '' !== $kind, "$block: $attribute is neither in TEXT_KINDS nor in NO_TEXT" );
		if ( ! cf_is_shown( $block, $attribute ) || 'html' === $kind ) {
			continue;
		}
		foreach ( array_merge( TEXT_WITH_BRACKETS, 'plain' === $kind ? TEXT_LIKE_MARKUP : array() ) as $text ) {
			// Each is a content of its own: no page has so many forms as these tests.
			apply_filters( 'the_content', '' );
			foreach ( array( $text, htmlspecialchars( $text, ENT_NOQUOTES ) ) as $stored ) {
				$html = do_blocks( cf_with_text( $block, $attribute, $stored ) );
				try {
					cf_shows( $text, 'customThankyouHeading' === $attribute ? preg_replace( '#</?template>#', '', $html ) : $html );
				} catch ( \Throwable $error ) {
					throw new \Exception( "$block.$attribute: " . $error->getMessage() );
				}
				++$tried;
			}
		}
	}
	truly( $tried > 300, (string) $tried );
} );

test( 'a hostile text of rich text is no element but the allowed ones, and is read the same everywhere', function () {
	foreach ( array(
		'<strong>Kinder</strong> <6'          => 'Kinder <6',
		'<script>alert(1)</script>Ask'        => 'Ask',
		'<img src=x onerror=alert(1)>Ask'     => 'Ask',
		'<svg/onload=alert(1)>Ask'            => 'Ask',
		'<<script>Ask'                        => '<Ask',
		'&lt;script&gt;alert(1)'              => '<script>alert(1)',
		'&amp;lt;script&amp;gt;'              => '&lt;script&gt;',
		'<ash onclick=alert(1)>Ask'           => '<ash onclick=alert(1)>Ask',
		"<scr\0ipt>alert(1)</script>Ask"      => 'Ask',
		'<a href="javascript:alert(1)">Ask</a' => 'Ask</a',
	) as $label => $text ) {
		$content = cf( array(), cf_wrap( 'field-text', array( 'label' => $label ) ) );
		apply_filters( 'the_content', '' );
		cf_shows( $text, do_blocks( $content ) );
		holds_not( 'javascript:', do_blocks( $content ) );
		same( $text, array_values( cf_fields( $content ) )[0]['label'], $label );
	}
} );

test( 'texts with brackets are stored, mailed, exported and shown to the visitor as they were typed', function () {
	foreach ( array_merge( TEXT_WITH_BRACKETS, TEXT_LIKE_MARKUP ) as $text ) {
		cf_clean();
		$mails   = cf_mails();
		$is_text = in_array( $text, TEXT_WITH_BRACKETS, true );
		$label   = $is_text ? $text : htmlspecialchars( $text, ENT_NOQUOTES );
		$content = cf(
			array( 'to' => 'owner@example.org', 'subject' => "About $text", 'customThankyouHeading' => "Thanks $text" ),
			cf_field( 'text', array( 'label' => $label, 'id' => 'a' ) ) . cf_field( 'radio', array( 'label' => 'Pick', 'options' => array( $text, 'no' ), 'id' => 'b' ) ) . cf_field( 'checkbox-multiple', array( 'label' => 'Several', 'options' => array( $text, 'no' ), 'id' => 'c' ) ) . cf_field( 'select', array( 'label' => 'One', 'options' => array( $text, 'no' ), 'id' => 'd' ) )
		);
		$page    = cf_publish( $content );
		$posted  = cf_post( $page );
		// As a browser sends it: a value of the page.
		$posted['f'] = array( 'a' => "typed $text", 'b' => $text, 'c' => array( $text ), 'd' => $text );
		$outcome     = cf_send( $posted );
		truly( ! is_wp_error( $outcome ), is_wp_error( $outcome ) ? $text . ' ' . wp_json_encode( $outcome->get_error_data() ) : '' );
		holds( '<dt>' . Visitor_Text::escape( $text ) . '</dt>', $outcome['html'] );
		holds( '<dd>' . Visitor_Text::escape( $text ) . '</dd>', $outcome['html'] );
		holds( Visitor_Text::escape( "Thanks $text" ), $outcome['html'] );
		cf_shows( "Thanks $text", $outcome['html'] );
		$post   = cf_answers()[0];
		$values = cf_values( $post );
		same( "typed $text", $values[ $text ] );
		same( array( $text, array( $text ), $text ), array( $values['Pick'], $values['Several'], $values['One'] ) );
		same( "About $text", json_decode( $post->post_content, true )['subject'] );
		$mail = $mails[0];
		same( "About $text", $mail['subject'] );
		holds( Visitor_Text::escape( $text ), $mail['message'] );
		$layout = \Mainstreet\Mail\Mail_Text::plain( $mail['message'] );
		holds( $text, $layout );
		$csv = '';
		\Mainstreet\Responses\Listing\Response_Export::write( array(), 'csv', function ( $piece ) use ( &$csv ) { $csv .= $piece; } );
		holds( str_replace( '"', '""', $text ), $csv );
	}
} );

test( 'a contributor’s texts are kept when the post is saved', function () {
	act_as( 'contributor' );
	foreach ( array_merge( TEXT_WITH_BRACKETS, TEXT_LIKE_MARKUP ) as $text ) {
		$label   = htmlspecialchars( $text, ENT_NOQUOTES );
		$content = cf( array( 'subject' => $text, 'formTitle' => $text, 'customThankyouHeading' => $text ), cf_wrap( 'field-radio', array( 'label' => $label, 'options' => array( $text ), 'placeholder' => $text ) ) . cf_wrap( 'field-text', array( 'id' => 'b' ), cf_wrap( 'label', array( 'label' => $label ) ) . cf_wrap( 'input', array( 'placeholder' => $text ) ) ) . cf_wrap( 'field-hidden', array( 'id' => 'c', 'name' => in_array( $text, TEXT_WITH_BRACKETS, true ) ? $text : $label, 'defaultValue' => $text ) ) );
		$id      = wp_insert_post( wp_slash( array( 'post_title' => 'C', 'post_content' => $content, 'post_status' => 'draft' ) ) );
		$saved   = get_post( $id )->post_content;
		$def     = cf_def( $saved );
		same( array( $text, $text, $text ), array( $def['subject'], $def['title'], $def['thankyou']['heading'] ) );
		same( array( $text, array( $text ) ), array( $def['fields'][0]['label'], $def['fields'][0]['options'] ) );
		same( array( $text, $text ), array( $def['fields'][1]['label'], $def['fields'][1]['placeholder'] ) );
		same( array( $text, $text ), array( $def['fields'][2]['label'], $def['fields'][2]['default'] ) );
		apply_filters( 'the_content', '' );
		cf_shows( $text, do_blocks( $saved ) );
	}
	act_as( 'administrator' );
} );
