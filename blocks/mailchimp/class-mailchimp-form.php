<?php
namespace Mainstreet\Blocks\Mailchimp;

use Mainstreet\Core\Attributes;
use Mainstreet\Core\Text\Plain_Text;
use Mainstreet\Core\Text\Safe_Html;
use Mainstreet\Core\Text\Visitor_Text;
use Mainstreet\Submissions\Pipeline\Visitor_Form_Renderer;
use Mainstreet\Submissions\Registry\Form_Counter;

defined( 'ABSPATH' ) || exit;

/** Renders the form from the stored block. */
final class Mailchimp_Form {

	/** HTML that the consent text may contain. */
	const CONSENT = array(
		'a'      => array(
			'href'   => true,
			'rel'    => true,
			'target' => true,
		),
		'b'      => array(),
		'br'     => array(),
		'em'     => array(),
		'i'      => array(),
		's'      => array(),
		'strong' => array(),
	);

	/** Whether the consent text of an earlier form on the page has the fixed id that themes may use. */
	private static bool $has_consent_id = false;

	/**
	 * Renders the block.
	 *
	 * @param array  $block   Item of parse_blocks().
	 * @param string $content Saved markup with the button, or only the button.
	 * @return string HTML.
	 */
	public static function render( array $block, string $content ): string {
		if ( is_feed() || Form_Counter::is_reached() ) {
			return '';
		}
		if ( ! Mailchimp_Api::is_ready() ) {
			return self::notice();
		}
		$attributes = (array) $block['attrs'];
		$make       = require __DIR__ . '/definition.php';
		$def        = $make( $block );
		$processing = Plain_Text::line( Plain_Text::from_attribute( Attributes::text( $attributes, 'processingLabel', 2000 ) ) );
		$form       = Visitor_Form_Renderer::create(
			'mailchimp',
			$def,
			array(
				'texts' => array(
					'sending' => '' === $processing ? __( 'Processing…', 'mainstreet-blocks' ) : $processing,
					'failed'  => Mailchimp_Signup::error_label( $def ),
				),
			)
		);
		$done       = $form->render_success();
		return '<div ' . get_block_wrapper_attributes() . '>' . ( '' === $done ? self::form( $form, $def, $attributes, $content ) : $done ) . '</div>';
	}

	/**
	 * Renders the form element.
	 *
	 * @param array  $def        Definition of the form.
	 * @param array  $attributes Attributes of the block.
	 * @param string $content    Saved markup.
	 * @return string HTML.
	 */
	private static function form( Visitor_Form_Renderer $form, array $def, array $attributes, string $content ): string {
		$outcome     = $form->get_outcome();
		$typed       = Attributes::text( $outcome['values'] ?? null, 'email' );
		$error       = $outcome['fields']['email'] ?? '';
		$placeholder = Attributes::text( $attributes, 'emailPlaceholder', 500 );
		$id          = $form->get_id() . '-email';
		return '<form ' . $form->render_attributes() . '>' . Mailchimp_Fields::render( $form, $def )
			. '<p class="wp-block-jetpack-mailchimp__email"><label class="screen-reader-text" for="' . esc_attr( $id ) . '">' . esc_html__( 'Email address', 'mainstreet-blocks' ) . '</label>'
			. '<input type="email" required autocomplete="email" name="f&#091;email&#093;" id="' . esc_attr( $id ) . '"'
			. ' placeholder="' . esc_attr( '' === $placeholder ? __( 'Enter your email', 'mainstreet-blocks' ) : $placeholder ) . '"'
			. ' value="' . Visitor_Text::escape( $typed ) . '"' . ( '' === $error ? '' : ' aria-invalid="true"' )
			. ' aria-describedby="' . esc_attr( $form->get_error_id( 'email' ) ) . '"></p>'
			. '<p class="mainstreet-form__error" id="' . esc_attr( $form->get_error_id( 'email' ) ) . '">' . Visitor_Text::escape( $error ) . '</p>'
			. self::button( $attributes, $content )
			. self::consent( $attributes )
			. '<div class="wp-block-jetpack-mailchimp_notification' . ( $outcome ? ' wp-block-jetpack-mailchimp_error' : '' ) . '">' . $form->render_notice() . '</div>'
			. $form->render_fields()
			// For the script (shared/view/visitor-form.ts).
			. '<template><div role="status">' . Mailchimp_Signup::render_success( $def ) . '</div></template></form>';
	}

	/**
	 * Returns the button: the inner block or, in old posts without one, a button made from the attributes.
	 *
	 * @param string $content Saved markup.
	 * @return string HTML.
	 */
	private static function button( array $attributes, string $content ): string {
		// Later Jetpack releases save a wrapper, which is removed because this block renders its own.
		$content = trim( $content );
		$start   = preg_match( '#^<div[^>]*+>#', $content, $found ) && preg_match( '#\bwp-block-jetpack-mailchimp\b#', $found[0] ) ? strlen( $found[0] ) : 0;
		if ( $start && '</div>' === substr( $content, -6 ) ) {
			$content = trim( substr( $content, $start, -6 ) );
		}
		if ( false !== strpos( $content, '<button' ) || false !== strpos( $content, 'type="submit"' ) ) {
			return $content;
		}
		$text = Attributes::text( $attributes, 'submitButtonText', 2000 );
		return render_block(
			array(
				'blockName'    => 'jetpack/button',
				'attrs'        => array(
					'element'               => 'button',
					'uniqueId'              => 'mailchimp-widget-id',
					'text'                  => '' === $text ? __( 'Join my email list', 'mainstreet-blocks' ) : $text,
					'backgroundColor'       => Attributes::text( $attributes, 'backgroundButtonColor', 500 ),
					'textColor'             => Attributes::text( $attributes, 'textButtonColor', 500 ),
					'customBackgroundColor' => Attributes::text( $attributes, 'customBackgroundButtonColor', 500 ),
					'customTextColor'       => Attributes::text( $attributes, 'customTextButtonColor', 500 ),
				),
				'innerBlocks'  => array(),
				'innerHTML'    => '',
				'innerContent' => array(),
			)
		);
	}

	/**
	 * Renders the consent text.
	 *
	 * @param array $attributes Attributes of the block.
	 * @return string HTML. An empty string if the author deleted the text.
	 */
	private static function consent( array $attributes ): string {
		$text = isset( $attributes['consentText'] )
			? Safe_Html::sanitize( Plain_Text::escape_brackets( Attributes::text( $attributes, 'consentText', 10000 ) ), self::CONSENT )
			: esc_html__( 'By clicking submit, you agree to share your email address with the site owner and Mailchimp to receive marketing, updates, and other emails from the site owner. Use the unsubscribe link in those emails to opt out at any time.', 'mainstreet-blocks' );
		if ( '' === trim( $text ) ) {
			return '';
		}
		$id                   = self::$has_consent_id ? '' : ' id="wp-block-jetpack-mailchimp_consent-text"';
		self::$has_consent_id = true;
		return '<p' . $id . ' class="wp-block-jetpack-mailchimp_consent-text">' . $text . '</p>';
	}

	/**
	 * Explains why visitors do not see the form.
	 *
	 * @return string Message. An empty string if the form is shown.
	 */
	public static function hidden_because(): string {
		return Mailchimp_Api::is_ready() ? '' : __( 'This Mailchimp form is hidden from visitors until an administrator sets the API key and the audience under Settings > Mainstreet.', 'mainstreet-blocks' );
	}

	/**
	 * Renders a notice in place of a form without key or audience.
	 *
	 * @return string HTML. An empty string for users who cannot edit the page.
	 */
	private static function notice(): string {
		if ( ! current_user_can( 'edit_post', get_the_ID() ) ) {
			return '';
		}
		return '<div ' . get_block_wrapper_attributes() . '><p class="wp-block-jetpack-mailchimp__notice">'
			. esc_html( self::hidden_because() )
			. '</p></div>';
	}
}
