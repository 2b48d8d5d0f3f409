<?php
/**
 * Posts that searches and the screen of plans must know (class Paid_Post_Index): `mark` is one of its constants. The row with mark 0 says up
 * to which post all are known.
 *
 * @package Mainstreet
 */

defined( 'ABSPATH' ) || exit;

return 'mark TINYINT UNSIGNED NOT NULL, post_id BIGINT UNSIGNED NOT NULL, PRIMARY KEY (mark, post_id), KEY post_id (post_id)';
