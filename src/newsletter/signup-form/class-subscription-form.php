<?php
namespace Mainstreet\Newsletter\Signup_Form;

use Mainstreet\Core\Attributes;
use Mainstreet\Core\Style_Sheet;
use Mainstreet\Core\Text\Html;
use Mainstreet\Core\Text\Visitor_Text;
use Mainstreet\Newsletter\Subscribers\Storage\Subscribers;
use Mainstreet\Submissions\Pipeline\Visitor_Form_Renderer;
use Mainstreet\Submissions\Registry\Form_Counter;

defined( 'ABSPATH' ) || exit;

/** Renders subscription forms from their definitions (Subscription_Definition), for the subscription block, its shortcodes and the newsletter-issue block. */
final class Subscription_Form {

	/** Autofill tokens by type of field. */
	const AUTOCOMPLETE = array(
		'email' => 'email',
		'name'  => 'name',
		'text'  => '',
	);

	public static function render_block( array $attributes ): string {
		if ( Form_Counter::is_reached() ) {
			return '';
		}
		$def    = Subscription_Definition::define( $attributes );
		$look   = new Subscription_Style( $attributes );
		$button = $look->button();
		$label  = '' === $def['button'] ? __( 'Subscribe', 'mainstreet-blocks' ) : $def['button'];
		$html   = self::render(
			$def,
			array(
				'field'        => $look->field(),
				'placeholders' => array( 'email' => self::placeholder( $attributes ) ),
				'hide_labels'  => array( 'email' ),
				'button'       => sprintf(
					'<div class="wp-block-jetpack-subscriptions__button wp-block-button" style="%s"><button type="submit" class="%s" style="%s">%s</button></div>',
					esc_attr( $button['around'] ),
					esc_attr( trim( 'wp-block-button__link ' . $button['class'] ) ),
					esc_attr( $button['style'] ),
					Visitor_Text::escape( $label )
				),
			)
		);
		if ( $look->is_folded() ) {
			$button = $look->button( false );
			$html   = sprintf(
				'<details class="wp-block-jetpack-subscriptions__fold"%s><summary class="%s" style="%s">%s</summary>%s</details>',
				// Open if it shows an error or the success message.
				preg_match( '/role="alert">[^<]|mainstreet-form__success/', $html ) ? ' open' : '',
				esc_attr( trim( 'wp-block-button__link ' . $button['class'] ) ),
				esc_attr( $button['style'] ),
				Visitor_Text::escape( $label ),
				$html
			);
		}
		return '<div class="jetpack_subscription_widget" style="' . esc_attr( $look->form_style() ) . '">' . $html . self::render_count( $look->is_on( 'showSubscribersTotal' ) ) . '</div>';
	}

	/**
	 * Renders a form, or the message that replaces it after submission.
	 *
	 * @param array $parts `button` (escaped HTML); optional: `field` (`class` and `style` of inputs), `placeholders`, `labels` and
	 *                     `autocomplete` by key, `hide_labels` (keys), `class` of the form.
	 */
	public static function render( array $def, array $parts ): string {
		Style_Sheet::enqueue( 'newsletter/form' );
		$form    = Visitor_Form_Renderer::create( 'subscriptions', $def, array( 'class' => trim( 'wp-block-jetpack-subscriptions__form ' . ( $parts['class'] ?? '' ) ) ) );
		$success = $form->render_success();
		if ( '' !== $success ) {
			return $success;
		}
		$rows = '';
		$last = '';
		foreach ( $def['fields'] as $field ) {
			$row = self::render_field( $form, $field, $parts );
			if ( 'email' === $field['type'] ) {
				$last = $row;
			} else {
				$rows .= $row;
			}
		}
		$notice = $form->render_notice();
		$html   = $form->render_fields() . self::success_template( $def ) . $rows . '<div class="wp-block-jetpack-subscriptions__line">' . $last . $parts['button'] . '</div>';
		// Below the button, where scripts show errors; above the fields after the page was loaded again.
		return '<form ' . $form->render_attributes() . '>' . ( $form->get_outcome() ? $notice . $html : $html . $notice ) . '</form>';
	}

	/** Renders the template that replaces the form after submission, for the script; empty if no confirmation is needed. */
	private static function success_template( array $def ): string {
		$html = Subscriber_Signup::confirmation_html( Subscription_Definition::success_message( $def ) );
		return '' === $html ? '' : "<template><div role=\"status\">$html</div></template>";
	}

	/**
	 * Renders a field with its label and error.
	 *
	 * @param array $field Field of the definition.
	 */
	private static function render_field( Visitor_Form_Renderer $form, array $field, array $parts ): string {
		$key     = $field['key'];
		$outcome = $form->get_outcome();
		$error   = $outcome['fields'][ $key ] ?? '';
		$typed   = Attributes::text( $outcome['values'] ?? null, $key );
		$hidden  = isset( $parts['hide_labels'] ) && in_array( $key, $parts['hide_labels'], true );
		$input   = array(
			'id'               => $form->get_id() . '-' . $key,
			'name'             => "f[{$key}]",
			'type'             => 'email' === $field['type'] ? 'email' : 'text',
			'class'            => trim( 'wp-block-jetpack-subscriptions__input ' . ( $parts['field']['class'] ?? '' ) ),
			'style'            => $parts['field']['style'] ?? '',
			'placeholder'      => $parts['placeholders'][ $key ] ?? '',
			'autocomplete'     => $parts['autocomplete'][ $key ] ?? self::AUTOCOMPLETE[ $field['type'] ],
			'maxlength'        => (string) ( 'email' === $field['type'] ? 254 : Subscription_Definition::MAX_LABEL ),
			'value'            => $typed,
			'aria-invalid'     => '' === $error ? '' : 'true',
			'aria-describedby' => $form->get_error_id( $key ),
		);
		return sprintf(
			'<div class="wp-block-jetpack-subscriptions__field"><label class="%s" for="%s">%s</label><input%s%s>%s</div>',
			$hidden ? 'screen-reader-text' : 'wp-block-jetpack-subscriptions__label',
			esc_attr( $input['id'] ),
			Visitor_Text::escape( $parts['labels'][ $key ] ?? Subscription_Definition::display_label( $field ) ),
			Html::attributes( array_filter( $input, 'strlen' ), array( Visitor_Text::class, 'escape' ) ),
			$field['required'] ? ' required' : '',
			// Always present, because the script inserts messages.
			'<p class="mainstreet-form__error" id="' . esc_attr( $form->get_error_id( $key ) ) . '">' . Visitor_Text::escape( $error ) . '</p>'
		);
	}

	/** Returns the placeholder of the email field. */
	private static function placeholder( array $attributes ): string {
		$own = Subscription_Definition::plain_text( $attributes, 'subscribePlaceholder', Subscription_Definition::PLACEHOLDER );
		return '' === $own ? __( 'Type your email…', 'mainstreet-blocks' ) : $own;
	}

	/** Renders the number of subscribers; empty if there are no subscribers. */
	private static function render_count( bool $is_wanted ): string {
		$count = $is_wanted ? ( new Subscribers() )->count( 'active' ) : 0;
		return $count < 1 ? '' : '<div class="wp-block-jetpack-subscriptions__subscount">' . esc_html(
			sprintf(
				/* translators: %s: number of subscribers. */
				_n( 'Join %s other subscriber', 'Join %s other subscribers', $count, 'mainstreet-blocks' ),
				number_format_i18n( $count )
			)
		) . '</div>';
	}
}
