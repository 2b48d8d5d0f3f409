<?php
namespace Mainstreet\Blocks\Contact_Form\Submission;

use Mainstreet\Blocks\Contact_Form\Definition\Form_Labels;
use Mainstreet\Blocks\Contact_Form\Definition\Parsed_Block;
use Mainstreet\Blocks\Contact_Form\Integrations\Marketing_Opt_In;
use Mainstreet\Core\Text\Safe_Html;
use Mainstreet\Core\Text\Utf8;
use Mainstreet\Core\Text\Visitor_Text;
use Mainstreet\Responses\Storage\Response_Reader;

defined( 'ABSPATH' ) || exit;

/** Renders the confirmation after a submission: a heading, the author's message, and a summary of the submitted values. */
final class Confirmation {

	/** Maximum number of characters of a value in the summary. */
	const MAX_SUMMARY = 2000;

	/**
	 * Builds the confirmation of a submission.
	 *
	 * @param array[] $fields    Fields as stored.
	 * @param bool    $is_signup Whether the visitor gets an email to confirm a newsletter subscription.
	 * @return array `message`, `parts` (texts for the page's template) and `html` (the same without script), or `redirect`.
	 */
	public static function build( array $definition, array $fields, bool $is_signup ): array {
		if ( 'redirect' === $definition['thankyou']['type'] ) {
			return array( 'redirect' => $definition['thankyou']['redirect'] );
		}
		$signup = $is_signup ? Marketing_Opt_In::get_confirmation() : array(
			'heading' => '',
			'text'    => '',
		);
		$parts  = array(
			// The author's heading is in the page's template.
			'heading' => '' === $definition['thankyou']['heading'] ? $signup['heading'] : '',
			'note'    => $signup['text'],
			'summary' => $definition['thankyou']['summary'] ? self::summarize( $fields ) : array(),
		);
		return array(
			'message' => '' === $parts['heading'] ? Form_Labels::get_heading( $definition ) : $parts['heading'],
			'parts'   => $parts,
			'html'    => self::render( $definition, $parts ),
		);
	}

	/**
	 * Renders the confirmation as a template for the script (view/confirmation.ts), which fills in the
	 * submitted values as text. The author's markup always comes from the page, never from a response.
	 *
	 * @param string $back Link back to the form (render_back_link()), escaped HTML.
	 * @return string Escaped HTML; '' if the visitor is redirected.
	 */
	public static function render_template( array $definition, string $back ): string {
		return 'redirect' === $definition['thankyou']['type'] ? '' : '<template><div role="status">' . self::render( $definition, null ) . $back . '</div></template>';
	}

	/**
	 * Renders the link from the confirmation to the empty form. It is not part of the definition, so that cached copies of the
	 * page stay valid.
	 *
	 * @param string $id HTML id of the form.
	 * @return string Escaped HTML; '' if the author disabled it.
	 */
	public static function render_back_link( array $block, string $url, string $id ): string {
		if ( Parsed_Block::get_boolean( Parsed_Block::get_attributes( $block ), 'disableGoBack' ) ) {
			return '';
		}
		return sprintf(
			'<p><a class="contact-form-submission__back" href="%1$s">%2$s</a></p>',
			esc_url( $url . '#' . $id ),
			esc_html__( 'Back to the form', 'mainstreet-blocks' )
		);
	}

	/**
	 * Renders the confirmation. Only the submitted values come from the request; they are escaped.
	 *
	 * @param array|null $parts Texts: `heading` ('' for the form's), `note`, `summary` (label and value); null
	 *                          for the template, in which the script fills them in.
	 * @return string Escaped HTML.
	 */
	private static function render( array $definition, ?array $parts ): string {
		$thanks  = $definition['thankyou'];
		$heading = $parts && '' !== $parts['heading'] ? $parts['heading'] : Form_Labels::get_heading( $definition );
		// kses keeps unmatched end tags: they would close the form, or elements around it.
		$message = '' === $thanks['message'] ? '' : wpautop( force_balance_tags( Safe_Html::sanitize( $thanks['message'], 'post' ) ) );
		$rows    = '';
		foreach ( $parts ? $parts['summary'] : array() as list( $label, $value ) ) {
			$rows .= sprintf( '<dt>%1$s</dt><dd>%2$s</dd>', Visitor_Text::escape( $label ), Visitor_Text::lines( $value ) );
		}
		return '<div class="contact-form-submission">'
			. '<h4 class="contact-form-submission__heading" data-mainstreet-part="heading">' . Visitor_Text::escape( $heading ) . '</h4>' . $message
			. ( $parts && '' === $parts['note'] ? '' : '<p data-mainstreet-part="note">' . esc_html( $parts ? $parts['note'] : '' ) . '</p>' )
			. ( ( $parts && '' === $rows ) || ! $thanks['summary'] ? '' : "<dl class=\"contact-form-submission__summary\" data-mainstreet-part=\"summary\">$rows</dl>" )
			. '</div>';
	}

	/**
	 * Lists labels and values of a submission, without hidden fields.
	 *
	 * @param array[] $fields Fields as stored.
	 * @return array[] Label and value, both text.
	 */
	private static function summarize( array $fields ): array {
		$rows = array();
		foreach ( $fields as $field ) {
			$value = Response_Reader::prepare_field( $field )['value'];
			if ( '' === $value || 'hidden' === $field['type'] ) {
				continue;
			}
			$value  = mb_strlen( $value ) > self::MAX_SUMMARY ? mb_substr( $value, 0, self::MAX_SUMMARY ) . '…' : $value;
			$rows[] = array( Utf8::clean( $field['label'] ), Utf8::clean( $value ) );
		}
		return $rows;
	}
}
