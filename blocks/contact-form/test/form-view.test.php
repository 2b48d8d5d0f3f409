<?php
/**
 * @core
 * @package Mainstreet
 */

namespace Mainstreet\Tests;

require_once MAINSTREET_DIR . '/tests/php/forms.php';

/** HTML with the brackets in names of fields, which no shortcode may be found in, as browsers read them. */
function cf_read( $html ) {
	return str_replace( array( '&#091;', '&#093;' ), array( '[', ']' ), $html );
}

/** Draws a content. */
function cf_draw( $content ) {
	// Each is a content of its own: no page has so many forms as these tests.
	apply_filters( 'the_content', '' );
	return cf_read( do_blocks( $content ) );
}

test( 'each field has a label, a control with its name, and the classes themes know', function () {
	$html = cf_draw( cf( array(), cf_field( 'name', array( 'required' => true, 'width' => 50 ) ) . cf_field( 'email', array( 'label' => 'Your "mail"', 'placeholder' => 'a@b' ) ) . cf_field( 'select', array( 'options' => array( 'A', 'B' ), 'defaultValue' => 'B' ) ) ) );
	holds( '<div class="grunion-field-name-wrap grunion-field-wrap grunion-field-width-50-wrap">', $html );
	truly( (bool) preg_match( '#<label class="grunion-field-label name" for="([\w-]+)">Name <span class="grunion-label-required">\(required\)</span></label><input type="text" id="\1" name="f\[name\]" class="name grunion-field" required aria-describedby="\1-error" value="" autocomplete="name">#', $html ), $html );
	holds( 'name="f[your-mail]"', $html );
	holds( 'placeholder="a@b"', $html );
	holds( '<option value="B" selected>', $html );
	holds( 'contact-form commentsblock', $html );
	holds( 'type="submit"', $html );
	holds( 'wp-block-jetpack-contact-form', $html );
	same( 1, substr_count( $html, '<form' ) );
} );

test( 'a form of today is drawn with its labels, choices, looks and button', function () {
	$content = str_replace( '{"placeholder":"First and last"}', '{"placeholder":"First and last","backgroundColor":"vivid-red","style":{"border":{"radius":"12px"},"color":{"text":"#123456"}}}', F2 );
	$html    = cf_draw( $content );
	holds( 'Your name <span class="grunion-label-required">(needed)</span>', $html );
	holds( 'has-background has-vivid-red-background-color', $html );
	holds( 'border-radius:12px', $html );
	holds( 'color:#123456', $html );
	holds( '<fieldset', $html );
	holds( '<legend class="grunion-field-label radio">Boat</legend>', $html );
	holds( '<a href="https://example.org/p">policy</a>', $html );
	holds( 'Ask <em>now</em></button>', $html );
	same( 1, substr_count( $html, 'type="submit"' ) );
	same( 7, substr_count( $html, 'type="radio"' ) - 2, 'rating' );
	holds( 'aria-label="Other"', $html );
} );

test( 'styles that a field keeps in its own attributes reach its label, its box and its options', function () {
	$html = cf_draw( cf( array(), cf_field( 'radio', array( 'options' => array( 'A' ), 'inputColor' => 'var:preset|color|accent-1', 'fieldFontSize' => '22px', 'borderColor' => '#111111' ) ) ) );
	holds( '<div class="mainstreet-form__choices" style="color:var(--wp--preset--color--accent-1);font-size:22px', $html );
	holds_not( '#111111', $html );
	$html = cf_draw( cf( array(), cf_field( 'checkbox', array( 'label' => 'Swim', 'labelColor' => '#123456', 'labelLineHeight' => 2 ) ) . cf_field( 'consent', array( 'labelColor' => 'red;position:fixed' ) ) ) );
	holds( '<label class="grunion-field-label checkbox" style="color:#123456;line-height:2', $html );
	holds_not( 'position', $html );
	// The text of a box of today has its own.
	$html = cf_draw( cf( array(), '<!-- wp:jetpack/field-checkbox {"labelColor":"#123456"} --><div><!-- wp:jetpack/option {"label":"Swim","isStandalone":true,"style":{"color":{"text":"#654321"}}} /--></div><!-- /wp:jetpack/field-checkbox -->' ) );
	holds( 'color:#654321', $html );
	holds_not( '#123456', $html );
} );

test( 'choices drawn as buttons have their style sheet, and other forms have not', function () {
	$radio = array( 'options' => array( 'A', 'B' ) );
	$sheet = \WP_Block_Type_Registry::get_instance()->get_registered( 'jetpack/options' )->style_handles[0];
	wp_dequeue_style( $sheet );
	cf_draw( cf( array(), cf_field( 'radio', $radio + array( 'className' => 'is-style-list' ) ) ) );
	truly( ! wp_style_is( $sheet, 'enqueued' ) );
	$html = cf_draw( cf( array(), cf_field( 'radio', $radio + array( 'className' => 'x is-style-button', 'buttonBackgroundColor' => 'var:preset|color|accent-1', 'buttonBorderRadius' => 1e9, 'buttonBorderWidth' => 2 ) ) ) );
	truly( wp_style_is( $sheet, 'enqueued' ) );
	holds( 'style="--mainstreet-choice-background:var(--wp--preset--color--accent-1);--mainstreet-choice-border-radius:50px;--mainstreet-choice-border-width:2px;"', $html );
	$html = cf_draw( cf( array(), cf_field( 'radio', $radio + array( 'className' => 'is-style-button', 'buttonBackgroundColor' => 'red;position:fixed', 'buttonBorderRadius' => array( 1 ), 'buttonBorderWidth' => 'thick' ) ) ) );
	holds_not( '--mainstreet-choice', $html );
} );

test( 'ratings, pictures to choose, sliders and looks of all fields have their style sheets, and other forms have not', function () {
	$forms = array(
		'jetpack-field-rating-style'       => cf( array(), cf_field( 'rating' ) ),
		'jetpack-field-image-select-style' => cf( array(), cf_field( 'image-select', array( 'options' => array( 'A', 'B' ) ) ) ),
		'jetpack-field-slider-style'       => cf( array(), cf_field( 'slider' ) ),
		'mainstreet-contact-form-looks'    => cf( array( 'labelColor' => '#123456' ), cf_field( 'name' ) ),
	);
	foreach ( array( '' => cf( array(), cf_field( 'name' ) . cf_field( 'radio', array( 'options' => array( 'A' ) ) ) ) ) + $forms as $wanted => $form ) {
		array_map( 'wp_dequeue_style', array_keys( $forms ) );
		cf_draw( $form );
		same( array_filter( array( $wanted ) ), array_values( array_filter( array_keys( $forms ), 'wp_style_is' ) ), "of $wanted:" );
	}
	same( 'replace', wp_styles()->get_data( 'mainstreet-contact-form-looks', 'rtl' ) );
	truly( is_readable( wp_styles()->get_data( 'mainstreet-contact-form-looks', 'path' ) ) );
} );

test( 'a form has the layout and the block style its author chose, and nothing else has their sheet', function () {
	$sheet = \WP_Block_Type_Registry::get_instance()->get_registered( 'jetpack/label' )->style_handles[0];
	wp_dequeue_style( $sheet );
	$plain = cf_draw( cf( array( 'layout' => array( 'type' => 'flex', 'flexWrap' => 'nowrap', 'orientation' => 'vertical' ) ), cf_field( 'name' ) ) );
	holds_not( '--mainstreet-form', $plain );
	holds_not( ' placeholder=', $plain );
	truly( ! wp_style_is( $sheet, 'enqueued' ) );
	$row = cf_draw( cf( array( 'layout' => array( 'orientation' => 'horizontal', 'justifyContent' => 'center' ), 'className' => 'is-style-animated' ), cf_field( 'name' ) . cf_field( 'email', array( 'placeholder' => 'a@b' ) ) . cf_field( 'checkbox' ) ) );
	holds( '--mainstreet-form-justify:center;--mainstreet-form-basis:9em;--mainstreet-form-align:flex-end', $row );
	truly( wp_style_is( $sheet, 'enqueued' ) );
	// By a placeholder the sheet knows an empty box.
	same( 1, substr_count( $row, 'placeholder=" "' ) );
	same( 2, substr_count( $row, ' placeholder=' ) );
	foreach ( array( 'x', array( 'orientation' => array( 'horizontal' ), 'justifyContent' => 'center;x:y' ), 1e308, null ) as $odd ) {
		holds_not( '--mainstreet-form', cf_draw( cf( array( 'layout' => $odd, 'className' => 'is-style-animatedx' ), cf_field( 'name' ) ) ) );
	}
} );

test( 'fields in columns are drawn by the form, once each', function () {
	$html = cf_draw( cf( array(), '<!-- wp:columns --><div class="wp-block-columns"><!-- wp:column --><div class="wp-block-column">' . cf_field( 'text', array( 'label' => 'Twice' ) ) . cf_field( 'text', array( 'label' => 'Twice' ) ) . '</div><!-- /wp:column --></div><!-- /wp:columns -->' ) );
	same( 1, substr_count( $html, 'name="f[twice]"' ) );
	same( 1, substr_count( $html, 'name="f[twice-2]"' ) );
	truly( strpos( $html, 'wp-block-column"' ) < strpos( $html, 'name="f[twice]"' ) );
	same( 1, substr_count( $html, 'type="submit"' ) );
} );

test( 'a field outside of a form prints no control', function () {
	holds_not( '<input', cf_draw( cf_field( 'name' ) ) );
} );

test( 'a form kept in a post of its own is drawn where it is named, if it is published', function () {
	$id = wp_insert_post( wp_slash( array( 'post_type' => 'jetpack_form', 'post_status' => 'publish', 'post_title' => 'F', 'post_content' => cf( array(), cf_field( 'text', array( 'label' => 'Shared' ) ) ) ) ) );
	holds( 'name="f[shared]"', cf_draw( '<!-- wp:jetpack/contact-form {"ref":' . $id . '} /-->' ) );
	wp_update_post( array( 'ID' => $id, 'post_status' => 'draft' ) );
	holds_not( '<form', cf_draw( '<!-- wp:jetpack/contact-form {"ref":' . $id . '} /-->' ) );
	$post = cf_publish( cf() );
	holds_not( '<form', cf_draw( '<!-- wp:jetpack/contact-form {"ref":' . $post . '} /-->' ) );
} );

test( 'the shortcode draws the form too', function () {
	$html = cf_read( do_shortcode( '[contact-form][contact-field label="Name" type="name" required="1"/][/contact-form]' ) );
	holds( 'name="f[name]"', $html );
	holds( '<form', $html );
} );

test( 'a form kept in a post of its own is open to whoever edits pages, and to nobody else', function () {
	$id = wp_insert_post( wp_slash( array( 'post_type' => 'jetpack_form', 'post_status' => 'publish', 'post_title' => 'F', 'post_content' => cf( array( 'to' => 'secret@example.org' ) ) ) ) );
	truly( in_array( 'jetpack_form', get_post_types( array( 'show_ui' => true, 'show_in_rest' => true ) ), true ) );
	foreach ( array( '' => 401, 'subscriber' => 403, 'contributor' => 403, 'author' => 403, 'editor' => 200 ) as $role => $status ) {
		act_as( $role );
		foreach ( array( '/wp/v2/jetpack_form', "/wp/v2/jetpack_form/$id" ) as $path ) {
			same( $status, rest_do_request( new \WP_REST_Request( 'GET', $path ) )->get_status(), "$role $path" );
		}
		same( 'editor' === $role, current_user_can( 'edit_post', $id ), "$role may edit" );
		holds_not( 'secret@', wp_json_encode( rest_do_request( new \WP_REST_Request( 'GET', '/wp/v2/search' ) )->get_data() ) );
	}
	act_as( 'administrator' );
	same( 0, ( new \WP_Query( array( 's' => 'secret', 'post_type' => 'any' ) ) )->post_count );
} );

test( 'a form kept in a post of its own takes answers on the page that names it', function () {
	cf_clean();
	$mails = cf_mails();
	$form  = wp_insert_post( wp_slash( array( 'post_type' => 'jetpack_form', 'post_status' => 'publish', 'post_title' => 'F', 'post_content' => cf( array( 'to' => 'owner@example.org' ), cf_field( 'text', array( 'label' => 'Shared' ) ) ) ) ) );
	$page  = cf_publish( '<!-- wp:jetpack/contact-form {"ref":' . $form . '} /-->' );
	$def   = cf_def( get_post( $form )->post_content );
	$post  = array( 'ms_ticket' => \Mainstreet\Submissions\Spam\Form_Token::sign( \Mainstreet\Submissions\Registry\Form_Schemas::get_hash( $def ), new \Mainstreet\Submissions\Registry\Form_Source( 'pattern', (string) $form ), $page, 1, '' ), 'ms_id' => 'abcdef', 'f' => array( 'shared' => 'Hello' ) );
	same( true, cf_send( $post )['success'] );
	same( array( 'Shared' => 'Hello' ), cf_values( cf_answers()[0] ) );
	same( $page, cf_answers()[0]->post_parent );
	same( array( 'owner@example.org' ), $mails[0]['to'] );
} );

test( 'buttons of any make send the form, unless they say that they do something else', function () {
	$form = '<!-- wp:jetpack/contact-form --><div class="wp-block-jetpack-contact-form">' . cf_field( 'name' ) . '<!-- wp:buttons --><div class="wp-block-buttons"><!-- wp:button {"tagName":"button"} --><div class="wp-block-button"><button%s class="wp-block-button__link wp-element-button">Ask</button></div><!-- /wp:button --></div><!-- /wp:buttons --></div><!-- /wp:jetpack/contact-form -->';
	foreach ( array( '', ' type="submit"' ) as $type ) {
		$html = cf_draw( sprintf( $form, $type ) );
		same( 1, substr_count( $html, '<button' ) );
		truly( (bool) preg_match( '#<div class="wp-block-buttons[^>]*>\s*<div class="wp-block-button"><button[^>]*type="submit"[^>]*>Ask#', $html ), $html );
	}
	$html = cf_draw( sprintf( $form, ' type="button"' ) );
	holds_not( 'Ask', $html );
	holds( '>Submit</button>', $html );
} );

test( 'a field that a later release brought can be answered', function () {
	$html = cf_draw( cf( array(), '<!-- wp:jetpack/field-signature {"required":true} --><div><!-- wp:jetpack/label {"label":"Sign here"} /--><!-- wp:jetpack/input-pen {"x":1} /--></div><!-- /wp:jetpack/field-signature -->' ) );
	holds( 'name="f[sign-here]"', $html );
	holds( '>Sign here <span', $html );
} );

test( 'a field called like a shortcode keeps its name', function () {
	$html = apply_filters( 'the_content', cf( array(), cf_field( 'text', array( 'label' => 'Gallery' ) ) . cf_field( 'text', array( 'label' => 'Video' ) ) ) );
	holds( 'name="f[gallery]"', cf_read( $html ) );
	holds( 'name="f[video]"', cf_read( $html ) );
} );

test( 'two forms on a page have no id in common', function () {
	$html = cf_draw( cf() . cf() . F2 );
	preg_match_all( '/ id="([^"]+)"/', $html, $ids );
	same( count( $ids[1] ), count( array_unique( $ids[1] ) ), implode( ' ', $ids[1] ) );
	preg_match_all( '/ for="([^"]+)"/', $html, $for );
	same( array(), array_values( array_diff( $for[1], $ids[1] ) ) );
} );

test( 'every type is drawn with a native control', function () {
	$types = array( 'text' => 'type="text"', 'url' => 'type="url"', 'date' => 'type="date"', 'telephone' => 'type="tel"', 'textarea' => '<textarea', 'checkbox' => 'type="checkbox"', 'consent' => 'By submitting', 'number' => 'type="number"', 'time' => 'type="time"', 'hidden' => 'type="hidden" name="f[', 'rating' => 'value="5"', 'slider' => 'type="range"', 'file' => 'type="file"' );
	foreach ( $types as $type => $part ) {
		holds( $part, cf_draw( cf( array(), cf_field( $type ) ) ) );
	}
	holds( 'multipart/form-data', cf_draw( cf( array(), cf_field( 'file' ) ) ) );
	$html = cf_draw( cf( array(), '<!-- wp:jetpack/field-image-select {"isMultiple":true} --><div><!-- wp:jetpack/label {"label":"Pick"} /--><!-- wp:jetpack/fieldset-image-options --><!-- wp:jetpack/input-image-option {"label":"Cat"} --><!-- wp:image --><figure class="wp-block-image"><img src="https://example.org/cat.jpg" alt="Cat"/></figure><!-- /wp:image --><!-- /wp:jetpack/input-image-option --><!-- wp:jetpack/input-image-option --><!-- /wp:jetpack/input-image-option --><!-- /wp:jetpack/fieldset-image-options --></div><!-- /wp:jetpack/field-image-select -->' ) );
	holds( 'cat.jpg', $html );
	holds( 'type="checkbox"', $html );
	holds( '>B</span>', $html );
} );

test( 'a request that does nothing but draw has everything it needs', function () {
	$fields = implode( '', array_map( __NAMESPACE__ . '\cf_field', array( 'text', 'name', 'email', 'url', 'date', 'telephone', 'textarea', 'checkbox', 'consent', 'number', 'time', 'hidden', 'rating', 'slider', 'file' ) ) );
	$output = in_process( __DIR__ . '/processes/draw.php', array( 'content' => cf( array(), $fields ) ) )();
	holds( 'type="date"', $output );
	holds( '</div>done', $output );
	$output = cf_read( in_process( __DIR__ . '/processes/draw.php', array( 'content' => '[contact-form][/contact-form]' ) )() );
	holds( 'name="f[email]"', $output );
} );

test( 'whatever stands in the attributes, the page shows text', function () {
	$run   = 'window.pwned=1';
	$odd   = array( null, true, -1, 1e308, '', array(), array( array() ), array( 'a' => array( 'b' ) ), array( 'text' => "red;background:url(javascript:$run)", 'padding' => array( 'top' => '1px;x:y' ) ), "\"><script data-probe>$run</script>", "'><img src=x onerror=$run data-probe>", "\" onmouseover=\"$run\" data-probe=\"", "javascript:$run//", '[gallery ids="1"] %s %1$s', str_repeat( '<b a="', 100000 ), "</style><script data-probe>$run</script>", array( "<script data-probe>$run</script>" ), "red;background-image:url(javascript:$run);position:fixed" );
	$names = array( 'label', 'required', 'requiredText', 'requiredIndicator', 'options', 'defaultValue', 'placeholder', 'id', 'width', 'className', 'style', 'textColor', 'backgroundColor', 'gradient', 'fontSize', 'fontFamily', 'borderColor', 'inputColor', 'labelColor', 'fieldBackgroundColor', 'labelFontSize', 'borderRadius', 'lineHeight', 'toggleLabel', 'consentType', 'explicitConsentMessage', 'implicitConsentMessage', 'min', 'max', 'step', 'dateFormat', 'isOther', 'otherPlaceholder', 'isMultiple', 'maxfiles', 'accept', 'to', 'subject', 'formTitle', 'customThankyou', 'customThankyouHeading', 'customThankyouMessage', 'customThankyouRedirect', 'text', 'element' );
	if ( version_compare( get_bloginfo( 'version' ), '6.9', '<' ) ) {
		// Core's own filter ends PHP there, of whichever block the class name is a list.
		$names = array_diff( $names, array( 'className' ) );
	}
	foreach ( $odd as $value ) {
		foreach ( array( $names, array( 'style' ), array( 'label', 'options' ) ) as $some ) {
			$attrs = array_fill_keys( $some, $value );
			$block = static function ( $name, array $inner ) use ( $attrs ) {
				return array( 'blockName' => $name, 'attrs' => $attrs, 'innerBlocks' => $inner, 'innerHTML' => '', 'innerContent' => array_fill( 0, count( $inner ), null ) );
			};
			$fields = array( $block( 'jetpack/button', array() ) );
			foreach ( array_keys( \Mainstreet\Blocks\Contact_Form\Definition\Form_Field::TYPES ) as $name ) {
				$fields[] = $block( $name, array() );
				$fields[] = $block( $name, array( $block( 'jetpack/label', array() ), $block( 'jetpack/input', array() ), $block( 'jetpack/options', array( $block( 'jetpack/option', array() ) ) ) ) );
			}
			$html = render_block( $block( 'jetpack/contact-form', $fields ) );
			truly( strlen( $html ) > 1000 && strlen( $html ) < 8000000, strlen( $html ) );
			$tags = new \WP_HTML_Tag_Processor( $html );
			while ( $tags->next_tag() ) {
				// The one link is ours, back to the form.
				truly( in_array( $tags->get_tag(), array( 'contact-form-submission__back' === $tags->get_attribute( 'class' ) && 0 === strpos( (string) $tags->get_attribute( 'href' ), home_url( '/' ) ) ? 'A' : 'DIV', 'DIV', 'FORM', 'INPUT', 'P', 'LABEL', 'SPAN', 'BUTTON', 'SELECT', 'OPTION', 'TEXTAREA', 'FIELDSET', 'LEGEND', 'OUTPUT', 'UL', 'LI', 'TEMPLATE', 'H4', 'DL', 'IMG' ), true ), $tags->get_tag() );
				foreach ( (array) $tags->get_attribute_names_with_prefix( '' ) as $attribute ) {
					truly( 0 !== strpos( $attribute, 'on' ) && 'data-probe' !== $attribute, $attribute );
				}
				truly( ! preg_match( '/javascript:|position:|url\(/i', (string) $tags->get_attribute( 'style' ) ), (string) $tags->get_attribute( 'style' ) );
			}
		}
	}
} );

test( 'looks chosen once for the form are properties and classes of its element, and nothing else can be', function () {
	$html = cf_draw( cf( array( 'labelColor' => 'var:preset|color|accent-1', 'fieldBorderRadius' => '12px', 'buttonPadding' => '1em', 'fieldGap' => '2rem', 'buttonColor' => '#123456' ) ) );
	holds( 'sets-label-color sets-field-border-radius sets-button-color sets-button-padding sets-form-gap', $html );
	holds( '--mainstreet-label-color:var(--wp--preset--color--accent-1);', $html );
	holds( '--mainstreet-field-border-radius:12px;', $html );
	holds( '--mainstreet-form-gap:2rem', $html );
	foreach ( array( 'red;position:fixed', 'url(https://bad.example/x)', '"><script>', 'expression(1)', '1px}*{color:red', 'var:preset|color|a;b', array( 'x' ), 12, "1px\n" ) as $bad ) {
		$html = cf_draw( cf( array( 'fieldPadding' => $bad, 'labelColor' => $bad ) ) );
		holds_not( 'sets-', $html );
		holds_not( '--mainstreet-', $html );
		holds_not( 'bad.example', $html );
	}
	holds_not( 'sets-', cf_draw( cf() ) );
} );

test( 'the thanks lead back to the form, unless its author wants otherwise', function () {
	$back = '<a class="contact-form-submission__back" href="';
	$html = cf_draw( cf() );
	same( 1, substr_count( $html, $back ) );
	truly( strpos( $html, '<template>' ) < strpos( $html, $back ) );
	holds_not( $back, cf_draw( cf( array( 'disableGoBack' => true ) ) ) );
	holds_not( $back, cf_draw( cf( array( 'customThankyou' => 'redirect', 'customThankyouRedirect' => 'https://example.org/' ) ) ) );
	// Older copies of the page still send: what identifies the form is the same.
	same( \Mainstreet\Submissions\Registry\Form_Schemas::get_hash( cf_def( cf() ) ), \Mainstreet\Submissions\Registry\Form_Schemas::get_hash( cf_def( cf( array( 'disableGoBack' => false, 'fieldGap' => '2rem' ) ) ) ) );
} );

test( 'a form of the first years keeps the text and the colours of its button', function () {
	$html = cf_draw( '<!-- wp:jetpack/contact-form {"hasFormSettingsSet":true,"submitButtonText":"Send \u0026 go","backgroundButtonColor":"vividRed","customTextButtonColor":"#123456","customBackgroundButtonColor":["x"]} -->' . "\n" . cf_field( 'name' ) . "\n<!-- /wp:jetpack/contact-form -->" );
	holds( '>Send &amp; go</button>', $html );
	holds( 'has-vivid-red-background-color', $html );
	holds( 'color:#123456', $html );
	same( 1, substr_count( $html, '<button' ) );
} );
