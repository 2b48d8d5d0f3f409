<?php
namespace Mainstreet\Blocks\Contact_Form\Definition;

use Mainstreet\Core\Attributes;
use Mainstreet\Submissions\Registry\Form_Source;

defined( 'ABSPATH' ) || exit;

/**
 * Reads the definition of a form, with recipients, confirmation and fields, from its block in any format
 * (docs/server-contract.md B.2). It depends only on the block: the same content gives the same definition at any time and for
 * any user.
 */
final class Form_Definition {

	const BLOCK = 'jetpack/contact-form';

	/** Maximum number of fields of a form. */
	const MAX_FIELDS = 300;

	/** Attributes that only current forms have (docs/content-format.md 4.3). */
	const TODAY = array(
		'variationName'    => 1,
		'confirmationType' => 1,
		'disableSummary'   => 1,
		'disableGoBack'    => 1,
	);

	/** Maximum number of recipients of a form. */
	const MAX_RECIPIENTS = 50;

	/**
	 * Reads the definition of a form.
	 *
	 * @param array $block Entry of parse_blocks().
	 * @return array|null Null for other blocks.
	 */
	public static function from_block( array $block ): ?array {
		if ( self::BLOCK !== Parsed_Block::get_name( $block ) ) {
			return null;
		}
		$attributes = Parsed_Block::get_attributes( $block );
		$fields     = self::read_fields( $block );
		$ref        = $fields ? '' : Parsed_Block::to_number( isset( $attributes['ref'] ) ? $attributes['ref'] : '' );
		return array(
			'kind'     => 'contact-form',
			'ref'      => max( 0, (int) $ref ),
			'to'       => self::parse_recipients( Parsed_Block::get_typed_text( $attributes, 'to', 10000 ) ),
			'users'    => self::read_users( $attributes ),
			'subject'  => Parsed_Block::get_plain_text( $attributes, 'subject', 500 ),
			'title'    => Parsed_Block::get_plain_text( $attributes, 'formTitle', 500 ),
			'thankyou' => self::read_confirmation( $attributes ),
			'crm'      => Parsed_Block::get_boolean( $attributes, 'jetpackCRM', true ),
			'copy'     => Parsed_Block::get_boolean( $attributes, 'copyToSender' ),
			'save'     => Parsed_Block::get_boolean( $attributes, 'saveResponses', true ),
			'mail'     => Parsed_Block::get_boolean( $attributes, 'emailNotifications', true ),
			'mailpoet' => self::read_mailpoet( $attributes ),
			'fields'   => $fields,
			'button'   => self::read_button_text( $block ),
		);
	}

	/**
	 * Reads the fields, and adds their keys and ids.
	 *
	 * @return array[]
	 */
	private static function read_fields( array $block ): array {
		$fields = array();
		$ids    = array();
		foreach ( self::find_field_blocks( $block ) as $child ) {
			$field = Form_Field::from_block( $child );
			$id    = self::create_id( $field, $ids );

			$ids[ strtolower( $id ) ] = true;
			$fields[]                 = array(
				'key' => ( count( $fields ) + 1 ) . '_' . ( '' === $field['label'] ? ucfirst( $field['type'] ) : $field['label'] ),
				'id'  => $id,
			) + $field;
			if ( count( $fields ) >= self::MAX_FIELDS ) {
				break;
			}
		}
		return $fields;
	}

	/**
	 * Lists the field blocks of a form at any depth, without those of nested forms.
	 *
	 * @return array[]
	 */
	public static function find_field_blocks( array $block ): array {
		$found = Parsed_Block::find_all(
			Form_Visibility::make_optional( $block ),
			static fn( $name ) => self::BLOCK === $name || '' !== Form_Field::get_type( $name )
		);
		return array_values(
			array_filter( $found, static fn( $child ) => self::BLOCK !== Parsed_Block::get_name( $child ) && Form_Visibility::is_fillable( $child ) )
		);
	}

	/**
	 * Chooses the name under which a field is posted: the author's id, else the label, else the type.
	 *
	 * @param array $taken Ids in use, in lower case, as keys.
	 * @return string Letters, digits, `-` and `_`.
	 */
	private static function create_id( array $field, array $taken ) {
		$base = $field['own_id'];
		if ( '' === $base ) {
			$base = trim( substr( (string) preg_replace( '/[^a-z0-9]+/', '-', strtolower( $field['label'] ) ), 0, 40 ), '-' );
		}
		$base = '' === $base ? $field['type'] : $base;
		$id   = $base;
		for ( $number = 2; isset( $taken[ strtolower( $id ) ] ); $number++ ) {
			$id = $base . '-' . $number;
		}
		return $id;
	}

	/**
	 * Reads a comma-separated list of email addresses. Invalid addresses are left out.
	 *
	 * @param string $text Such as `a@example.org, b@example.org`.
	 * @return string[]
	 */
	private static function parse_recipients( string $text ): array {
		$emails = array_filter( array_map( 'trim', explode( ',', $text ) ), 'is_email' );
		return array_slice( array_values( array_unique( $emails ) ), 0, self::MAX_RECIPIENTS );
	}

	/**
	 * Reads the users who are notified of responses.
	 *
	 * @return int[] Ids.
	 */
	private static function read_users( array $attributes ): array {
		$ids = Attributes::items( $attributes, 'notificationRecipients' );
		$ids = array_map( 'intval', array_filter( $ids, 'is_numeric' ) );
		$ids = array_filter( $ids, static fn( $id ) => $id > 0 );
		return array_slice( array_values( array_unique( $ids ) ), 0, self::MAX_RECIPIENTS );
	}

	/**
	 * Reads the settings of the confirmation.
	 *
	 * @return array `type` ('', message, redirect), `heading`, `message` (HTML), `redirect`, `summary` (whether it is shown).
	 */
	private static function read_confirmation( array $attributes ): array {
		$chosen   = Parsed_Block::get_text( $attributes, 'customThankyou', 20 );
		$type     = $chosen;
		$redirect = esc_url_raw( trim( Parsed_Block::get_typed_text( $attributes, 'customThankyouRedirect', 2000 ) ), array( 'http', 'https' ) );
		if ( 'redirect' === Parsed_Block::get_text( $attributes, 'confirmationType', 20 ) ) {
			$type = 'redirect';
		}
		if ( ! in_array( $type, array( 'message', 'redirect' ), true ) || ( 'redirect' === $type && '' === $redirect ) ) {
			$type = '';
		}
		return array(
			'type'     => $type,
			'heading'  => Parsed_Block::get_plain_text( $attributes, 'customThankyouHeading', 1000 ),
			// Current forms show the message above the summary. In older forms it may be left over from another
			// confirmation type.
			'message'  => 'message' === $type || array_intersect_key( $attributes, self::TODAY ) ? Parsed_Block::get_text( $attributes, 'customThankyouMessage', 20000 ) : '',
			'redirect' => 'redirect' === $type ? $redirect : '',
			'summary'  => 'message' !== $type && 'noSummary' !== $chosen && ! Parsed_Block::get_boolean( $attributes, 'disableSummary' ),
		);
	}

	/**
	 * Reads whether visitors who gave consent are added to MailPoet, and to which list.
	 *
	 * @return array `on`, `list` (id as text; '' for none).
	 */
	private static function read_mailpoet( array $attributes ): array {
		$given = Attributes::items( $attributes, 'mailpoet' );
		return array(
			// Forms saved before this setting existed add all visitors who gave consent.
			'on'   => Parsed_Block::get_boolean( $given, 'enabledForForm', ! $given ),
			'list' => Parsed_Block::to_number( isset( $given['listId'] ) ? $given['listId'] : '' ),
		);
	}

	/** Reads the text of the submit button; '' for the default. */
	private static function read_button_text( array $block ): string {
		foreach ( Parsed_Block::find_all( $block, array( 'jetpack/button', 'core/button' ) ) as $button ) {
			$text = '' === Parsed_Block::get_direction( $button ) ? Parsed_Block::get_rich_text( Parsed_Block::get_attributes( $button ), 'text', 500 ) : '';
			// Links, and buttons that lead from step to step, do not submit the form.
			$html = Attributes::text( $button, 'innerHTML' );
			if ( '' === $text && preg_match( '/<button(?![^<>]*\stype="(?:button|reset)")/', $html ) ) {
				$text = Parsed_Block::get_rich_text( $button, 'innerHTML', 2000 );
			}
			if ( '' !== $text ) {
				return $text;
			}
		}
		$attributes = Parsed_Block::get_attributes( $block );
		$text       = Parsed_Block::get_plain_text( $attributes, 'submitButtonText', 500 );
		return '' === $text ? Parsed_Block::get_plain_text( $attributes, 'submit_button_text', 500 ) : $text;
	}

	/**
	 * Finds the form to which a block refers by `ref`.
	 *
	 * @param int $post_id Post of the type for forms.
	 * @return array|null The first form in it as a parsed block; null if the post is not published or contains none.
	 */
	public static function find_referenced( $post_id ): ?array {
		$post = get_post( $post_id );
		if ( ! $post || Form_Source::FORM_TYPE !== $post->post_type || 'publish' !== $post->post_status ) {
			return null;
		}
		$found = Parsed_Block::find_all( array( 'innerBlocks' => parse_blocks( $post->post_content ) ), array( self::BLOCK ) );
		return $found ? $found[0] : null;
	}

	/**
	 * Returns the title of a form, else the title of the post that stores the form.
	 *
	 * @param int $post_id Post that may store the form; 0 for none.
	 * @return string Plain text; '' for none.
	 */
	public static function get_title( array $definition, $post_id ) {
		if ( '' !== $definition['title'] || ! $post_id || Form_Source::FORM_TYPE !== get_post_type( $post_id ) ) {
			return $definition['title'];
		}
		return mb_substr( Parsed_Block::to_plain_text( get_post( $post_id )->post_title ), 0, 500 );
	}
}
