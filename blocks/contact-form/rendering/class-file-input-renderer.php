<?php
namespace Mainstreet\Blocks\Contact_Form\Rendering;

use Mainstreet\Core\Text\Visitor_Text;
use Mainstreet\Responses\Files\File_Validator;

defined( 'ABSPATH' ) || exit;

/** Renders a file input, with the data that `view/files/` needs to list, validate and upload the selected files. */
final class File_Input_Renderer {

	/**
	 * Renders the input and its hint.
	 *
	 * @param Field_Renderer $control    Field.
	 * @param array          $attributes Attributes so far.
	 * @return string Escaped HTML.
	 */
	public static function html( Field_Renderer $control, array $attributes ): string {
		$field   = $control->field;
		$endings = File_Validator::endings( $field['accept'] );
		$hint    = $control->base . '-hint';
		$text    = sprintf(
			/* translators: 1: list of file types, 2: size such as "8 MB". */
			__( 'Allowed: %1$s, up to %2$s each.', 'mainstreet-blocks' ),
			implode( ', ', $endings ),
			size_format( File_Validator::max_bytes() )
		);
		$attributes['name']             = $control->name() . '[]';
		$attributes['aria-describedby'] = trim( $hint . ' ' . (string) $attributes['aria-describedby'] );
		return Form_Html::element(
			'input',
			array( 'type' => 'file' ) + $attributes + array(
				'multiple'              => $field['multiple'],
				'accept'                => '.' . implode( ',.', $endings ),
				'data-mainstreet-files' => (string) wp_json_encode( self::for_script( (int) $field['max'], $endings ), JSON_HEX_AMP ),
			)
		) . Form_Html::element(
			'span',
			array(
				'class' => 'mainstreet-form__hint',
				'id'    => $hint,
			),
			Visitor_Text::escape( $text )
		);
	}

	/**
	 * Returns limits and messages for the script. In messages about one file, the script replaces `%s` by its name.
	 *
	 * @param int      $limit   Maximum number of files.
	 * @param string[] $endings Allowed file extensions.
	 */
	private static function for_script( int $limit, array $endings ): array {
		return array(
			'limit'     => $limit,
			'bytes'     => File_Validator::max_bytes(),
			'endings'   => $endings,
			'many'      => File_Validator::too_many( $limit ),
			'large'     => File_Validator::too_large( '%s' ),
			'type'      => File_Validator::not_allowed( '%s', $endings ),
			'remove'    => __( 'Remove', 'mainstreet-blocks' ),
			/* translators: %s: name of a file. */
			'removeOne' => __( 'Remove “%s”', 'mainstreet-blocks' ),
			'chosen'    => __( 'Selected files', 'mainstreet-blocks' ),
			'sending'   => __( 'Uploading your files', 'mainstreet-blocks' ),
			/* translators: 1: per cent such as "45%", 2: size such as "2.1 MB", 3: size of everything. */
			'progress'  => __( '%1$s – %2$s of %3$s', 'mainstreet-blocks' ),
			/* translators: 1: per cent such as "45%", 2: size such as "2.1 MB", 3: size of everything, 4: time such as "20 sec". */
			'timed'     => __( '%1$s – %2$s of %3$s – %4$s left', 'mainstreet-blocks' ),
			/* translators: %s: per cent such as "45%". */
			'sent'      => __( '%s sent', 'mainstreet-blocks' ),
			'wait'      => __( 'Upload complete. Waiting for a response…', 'mainstreet-blocks' ),
			'cancel'    => __( 'Cancel', 'mainstreet-blocks' ),
			/* translators: %s: name of a file. */
			'cancelOne' => __( 'Cancel “%s”', 'mainstreet-blocks' ),
			'cancelled' => __( 'Canceled. Nothing was sent. Your text and the files you selected are still here.', 'mainstreet-blocks' ),
			'cut'       => __( 'The connection was lost, and your message was not sent. Your text and the files you selected are still here. Please check your connection and try again; all files are sent again from the beginning.', 'mainstreet-blocks' ),
			'again'     => __( 'Try again', 'mainstreet-blocks' ),
		);
	}
}
