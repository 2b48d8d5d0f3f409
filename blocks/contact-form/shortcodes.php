<?php
/** Shortcodes of contact forms, from the time before blocks. */

namespace Mainstreet\Blocks\Contact_Form;

use Mainstreet\Blocks\Contact_Form\Definition\Form_Definition;
use Mainstreet\Blocks\Contact_Form\Definition\Form_Shortcode;

defined( 'ABSPATH' ) || exit;

return array(
	'contact-form' => static fn( array $attributes, string $content ): ?array => Form_Definition::from_block( Form_Shortcode::to_block( $attributes, $content ) ),
);
